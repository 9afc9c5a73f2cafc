import type { Plugin } from 'vite'
import type { SiteSettings } from '../../src/config/site.ts'

/** What only the server goes by, besides the codes that a space has for its languages. */
const OF_SERVER: ReadonlySet<string> = new Set(['limits', 'untranslated'] satisfies (keyof SiteSettings)[])

/** Leave out of the settings that browsers get what only the server goes by. */
export function browserSettings(site: SiteSettings, files: readonly string[]): Plugin {
  const known = new Set(files)
  return {
    name: 'browser-settings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!known.has(id)) return undefined
      const locales = site.locales.map((locale) => Object.fromEntries(Object.entries(locale).filter(([name]) => name !== 'contentful')))
      const settings = JSON.stringify({ ...Object.fromEntries(Object.entries(site).filter(([name]) => !OF_SERVER.has(name))), locales })
      // Those that were derived from a space are JSON, and read as such.
      return id.endsWith('.json') ? settings : `export default ${settings}`
    },
  }
}
