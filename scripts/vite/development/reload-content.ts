import type { Plugin } from 'vite'
import { CONTENT_TAKEN_OVER } from '../../../src/content/development.ts'

/** Reloads pages during development when the content service serves edited content. */
export function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    apply: 'serve',
    configureServer({ environments: { client, ssr } }) {
      ssr?.hot.on(CONTENT_TAKEN_OVER, () => client?.hot.send({ type: 'full-reload' }))
    },
  }
}
