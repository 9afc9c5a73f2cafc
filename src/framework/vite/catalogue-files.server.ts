import type { Plugin } from 'vite'
import { InternalMissing } from '../internals.ts'

const CATALOGUE = /\/paraglide\/messages\/([^_/][^/]*)\.js$/

/** Generates a module for the server with the built file of each language's messages: TanStack Start builds the browser's part first. */
export function catalogueFiles(record: RegExp) {
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
      filter: { id: record },
      handler() {
        if (this.environment.name !== 'ssr') return undefined
        if (Object.keys(files).length === 0) throw new InternalMissing('catalogueFiles')
        return `export const catalogueFiles = ${JSON.stringify(files)}`
      },
    },
  } satisfies Plugin
}
