import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { LISTED_TYPES, LISTINGS, PAGE_TYPES } from '#app/config/page-types/table.ts'
import type { Content } from '../content.ts'
import { addressesOfType, type Addressed } from '../slug-history/read-addresses.server.ts'
import { redirectProblems, type LanguageToCheck, type RedirectProblem } from './redirect-problems.server.ts'
import { rulesOf } from './rules.server.ts'

/** Reads all redirects and the addresses of all pages, and returns problems of the redirects. Throws `DeliveryError`. */
export async function checkRedirects(open: (locale: Locale) => Promise<Content>): Promise<RedirectProblem[]> {
  const contents = await Promise.all(LOCALES.map((locale) => open(locale)))
  const [content] = contents
  if (!content) return []
  const pages: Addressed[] = []
  for (const type of PAGE_TYPES) {
    const found = await addressesOfType(content, type)
    if (found !== 'too many') pages.push(...found)
  }
  return redirectProblems(await Promise.all(contents.map((each) => languageToCheck(each, pages))))
}

async function languageToCheck(content: Content, pages: readonly Addressed[]): Promise<LanguageToCheck> {
  const { locale, mapped } = content
  const pageOf = new Map(pages.flatMap(({ id, addresses }) => (addresses[locale] === undefined ? [] : [[id, addresses[locale]] as const])))
  const lists = LISTINGS.filter((_, index) => content.offers(LISTED_TYPES[index] ?? ''))
  const own = mapped?.listings.map(({ segment }) => segment) ?? []
  return { locale, rules: await rulesOf(content), pages: new Set(['/', ...pageOf.values(), ...[...lists, ...own].map((segment) => `/${segment}`)]), pageOf }
}
