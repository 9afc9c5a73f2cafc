import type { Plugin } from 'vite'
import type { LocaleSettings } from '../../src/config/site.ts'

const STRINGS = /node_modules\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/\w+\/(\w+)-\w+\.m?js$/

/** Leave out React Aria's words in languages that the site has not: it brings some thirty. */
export function reactAriaLanguages(locales: readonly LocaleSettings[]): Plugin {
  // React Aria falls back to American English.
  const kept = new Set(['en', ...locales.map(({ tag }) => new Intl.Locale(tag).language)])
  return {
    name: 'react-aria-languages',
    enforce: 'pre',
    load(id) {
      const language = STRINGS.exec(id)?.[1]
      return language === undefined || kept.has(language) ? undefined : 'export default undefined'
    },
  }
}
