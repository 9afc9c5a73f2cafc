import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { SiteSettings } from '../../src/config/site.ts'
import { messagesFor } from '../languages/message-tags.ts'

const RECORD = /\/src\/i18n\/messages\/languages-of-messages\.ts$/
const CATALOGUE = /\/src\/paraglide\/messages\/[^_/][^/]*\.js$/
const SOURCES = 'src/**/*.{ts,tsx}'
const SERVER = /\.server\.tsx?$/
const SAID = /\bm\.([a-z]\w*)/g

/**
 * Fit the catalogues to browsers: tell which languages show the messages of another, and leave out of a build what only the
 * server says. No file of the browser may reach one of the server's.
 */
export function browserMessages({ locales, baseLocale }: Pick<SiteSettings, 'locales' | 'baseLocale'>): Plugin {
  const shown = locales.map(({ tag }) => [tag, messagesFor(tag, baseLocale)] as const)
  const record = Object.fromEntries(shown.filter(([tag, language]) => tag !== language))
  let isBuild = false
  let said: ReadonlySet<string> = new Set()
  return {
    name: 'browser-messages',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      const files = globSync(SOURCES).filter((file) => !SERVER.test(file))
      said = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SAID)].map(([, name = '']) => name)))
    },
    load: { filter: { id: RECORD }, handler: () => `export const languagesOfMessages = ${JSON.stringify(record)}` },
    transform: {
      filter: { id: CATALOGUE },
      // What is not exported is not used, and so not bundled.
      handler(code) {
        if (!isBuild) return undefined
        return { code: code.replaceAll(/^export const (\w+)/gm, (whole, name: string) => (said.has(name) ? whole : `const ${name}`)), map: null }
      },
    },
  }
}
