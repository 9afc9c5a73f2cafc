import type { Plugin } from 'vite'
import type { SiteSettings } from '../../src/config/site.ts'

/** Settings that only the server uses, besides the locale codes of the space. */
const OF_SERVER: ReadonlySet<string> = new Set(['limits', 'untranslated'] satisfies (keyof SiteSettings)[])

/** Removes settings that only the server uses from the browser's copy. */
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
      // Derived settings are a JSON file, which Vite parses.
      return id.endsWith('.json') ? settings : `export default ${settings}`
    },
  }
}
