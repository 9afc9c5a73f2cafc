import type { Plugin } from 'vite'
import { InternalMissing } from '../internals.ts'

const STRINGS = /node_modules\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/\w+\/(\w+)-\w+\.m?js$/

/** Removes the messages of React Aria for languages that the site does not have. React Aria contains about thirty. */
export function reactAriaLanguages(tags: readonly string[]) {
  // React Aria falls back to American English.
  const kept = new Set(['en', ...tags.map((tag) => new Intl.Locale(tag).language)])
  let isBuild = false
  let isFound = false
  return {
    name: 'react-aria-languages',
    enforce: 'pre',
    configResolved({ command }: { readonly command: string }) {
      isBuild = command === 'build'
    },
    applyToEnvironment: ({ name }) => name === 'client',
    load(id: string) {
      const language = STRINGS.exec(id)?.[1]
      isFound ||= language !== undefined
      return language === undefined || kept.has(language) ? undefined : 'export default undefined'
    },
    buildEnd(error?: Error) {
      if (isBuild && !error && !isFound) throw new InternalMissing('reactAriaLanguages')
    },
  } satisfies Plugin
}
