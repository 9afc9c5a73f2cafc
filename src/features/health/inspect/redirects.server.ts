import type { Content } from '#app/content/content.ts'
import { checkRedirects, type RedirectProblem } from '#app/content/redirects/redirect-problems.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Inspector } from '../inspector.ts'
import type { Kind } from '../kinds.ts'
import { asSentence } from './as-sentence.ts'

const KIND_OF: Readonly<Record<RedirectProblem['kind'], Kind>> = {
  unreadable: 'redirect-unreadable',
  shadowed: 'redirect-shadowed',
  unused: 'redirect-shadowed',
  lost: 'redirect-nowhere',
  chain: 'redirect-chain',
  loop: 'redirect-loop',
  endless: 'redirect-loop',
}

/**
 * Creates an inspector that finds redirects with loops, chains or missing targets, and redirects that never apply. `open` opens the content in
 * a language.
 */
export function inspectRedirects(open: (locale: Locale) => Promise<Content>): Inspector {
  return async (space) => {
    const problems = await checkRedirects(open)
    return problems.map(({ entry: id, field, kind, sentence }) => {
      const values = space.entry(id)?.fields[field] ?? {}
      return { kind: KIND_OF[kind], id, field, locale: Object.keys(values)[0] ?? space.baseCode, sentence: asSentence(sentence) }
    })
  }
}
