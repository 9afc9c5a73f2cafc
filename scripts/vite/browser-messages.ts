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
