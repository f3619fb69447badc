/** `<secateur-tree>` in JSX of React 19: `import type {} from 'secateur/react'` anywhere in a project. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SecateurTreeAttributes } from './attributes.js'
import type { SecateurTree } from './secateur-tree.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'secateur-tree': DetailedHTMLProps<
        Omit<HTMLAttributes<SecateurTree>, keyof SecateurTreeAttributes>,
        SecateurTree
      > &
        SecateurTreeAttributes
    }
  }
}
