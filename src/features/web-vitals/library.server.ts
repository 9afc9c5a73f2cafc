import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Path of the library `web-vitals` in the build. Its version is in the name, because browsers cache assets for a year. */
export const LIBRARY = '/assets/web-vitals-6.2.3.js'

/** Adds the library to the assets of the build. No other script imports it: only pages that are measured load it. */
export function vitalsLibrary(): Plugin {
  return {
    name: 'vitrine:vitals-library',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = readFileSync(fileURLToPath(import.meta.resolve('web-vitals')), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      this.emitFile({ type: 'asset', fileName: LIBRARY.slice(1), source })
    },
  }
}
