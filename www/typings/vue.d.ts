/** `<secateur-tree>` in templates of Vue 3: `import type {} from 'secateur/vue'` anywhere in a project. */

import type { DefineComponent, HTMLAttributes } from 'vue'
import type { SecateurTreeAttributes } from './attributes.js'

declare module 'vue' {
  interface GlobalComponents {
    'secateur-tree': DefineComponent<
      SecateurTreeAttributes & Omit<HTMLAttributes, keyof SecateurTreeAttributes>
    >
  }
}
