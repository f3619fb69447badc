/** `<secateur-tree>` in templates of Vue 3: `import type {} from 'secateur/vue'` anywhere in a project. */

import type { DefineComponent, HTMLAttributes } from 'vue'
import type { SecateurTreeProps } from './attributes.js'
import type { SecateurTreeEvents } from './events.js'

/** `@secateur-step` in a template is `onSecateurStep` to Vue. */
type Handlers = {
  [
    Name in keyof SecateurTreeEvents as Name extends `secateur-${infer What}`
      ? `onSecateur${Capitalize<What>}`
      : never
  ]?: (event: SecateurTreeEvents[Name]) => void
}

declare module 'vue' {
  interface GlobalComponents {
    'secateur-tree': DefineComponent<
      SecateurTreeProps & Handlers & Omit<HTMLAttributes, keyof SecateurTreeProps>
    >
  }
}
