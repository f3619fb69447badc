/** `<secateur-tree>` in JSX of React 19: `import type {} from 'secateur/react'` anywhere in a project. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SecateurTreeProps } from './attributes.js'
import type { SecateurTreeEvents } from './events.js'
import type { SecateurTree } from './secateur-tree.js'

type Handlers = {
  [Name in keyof SecateurTreeEvents as `on${Name}`]?: (event: SecateurTreeEvents[Name]) => void
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'secateur-tree': DetailedHTMLProps<
        Omit<HTMLAttributes<SecateurTree>, keyof SecateurTreeProps>,
        SecateurTree
      > &
        SecateurTreeProps &
        Handlers
    }
  }
}
