import type { Plugin } from 'vite'
import site from '../../app.config.ts'

const STRINGS = /node_modules\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/\w+\/(\w+)-\w+\.m?js$/
/** React Aria falls back to American English. */
const KEPT = new Set(['en', ...site.locales.map((locale) => new Intl.Locale(locale.tag).language)])

/** Leave out React Aria's words in languages that the site has not: it brings some thirty. */
export const reactAriaLanguages: Plugin = {
  name: 'react-aria-languages',
  enforce: 'pre',
  load(id) {
    const language = STRINGS.exec(id)?.[1]
    return language === undefined || KEPT.has(language) ? undefined : 'export default undefined'
  },
}
