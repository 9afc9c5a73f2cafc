import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { SiteSettings } from '../../src/config/site.ts'
import { messagesFor } from '../languages/message-tags.ts'

const RECORD = /\/src\/i18n\/messages\/languages-of-messages\.ts$/
const SOURCES = '{src,site}/**/*.{ts,tsx}'
const SERVER = /\.server\.tsx?$/
const KEY = /\bm\.([a-z]\w*)/g

/** Provides a module for the browser with the languages that show the messages of another language. */
export function languagesOfMessages({ locales, baseLocale }: Pick<SiteSettings, 'locales' | 'baseLocale'>): Plugin {
  const shown = locales.map(({ tag }) => [tag, messagesFor(tag, baseLocale)] as const)
  const record = Object.fromEntries(shown.filter(([tag, language]) => tag !== language))
  return {
    name: 'languages-of-messages',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: RECORD }, handler: () => `export const languagesOfMessages = ${JSON.stringify(record)}` },
  }
}

/** Returns the keys of the messages that the files of the browser use. */
export function messagesOfBrowser(): ReadonlySet<string> {
  const files = globSync(SOURCES).filter((file) => !SERVER.test(file))
  return new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, name = '']) => name)))
}

/** Removes the code for several sites and for variants of languages from the browser's scripts if the settings have none. */
export function withoutUnusedSettings({ sites, locales }: Pick<SiteSettings, 'sites' | 'locales'>): Plugin {
  const replacements = new Map<string, string>()
  if (sites === undefined) replacements.set('document-site', 'only-site')
  if (locales.every(({ variantOf }) => variantOf === undefined)) replacements.set('VariantNavigation', 'NoVariantNavigation')
  return {
    name: 'without-unused-settings',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/(?:document-site|VariantNavigation)\.tsx?$/ },
      handler(id, importer) {
        const [, name = ''] = /([^/]+)\.tsx?$/.exec(id) ?? []
        const other = replacements.get(name)
        return other === undefined ? null : this.resolve(id.replace(name, other), importer)
      },
    },
  }
}

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
