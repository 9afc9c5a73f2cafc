import type { Plugin } from 'vite'

const CATALOGUE = /\/src\/paraglide\/messages\/([^_/][^/]*)\.js$/
const RECORD = /\/src\/i18n\/messages\/catalogue-files\.ts$/

/** Tell the server which built file holds the messages of each language: Start builds the browser's part first. */
export function catalogueFiles(): Plugin {
  const files: Record<string, string> = {}
  return {
    name: 'catalogue-files',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        const tag = chunk.type === 'chunk' && CATALOGUE.exec(chunk.facadeModuleId ?? '')?.[1]
        if (tag) files[tag] = `/${chunk.fileName}`
      }
    },
    load: {
      filter: { id: RECORD },
      handler() {
        return this.environment.name === 'ssr' ? `export const catalogueFiles = ${JSON.stringify(files)}` : undefined
      },
    },
  }
}
