import { type Locale, LOCALES } from '#app/i18n/locales.ts'
import { isPagePath, localeOfPath } from '#app/i18n/addresses/urls.ts'
import { comparablePath, filled, leadsIntoItself, withoutLanguage } from './pattern.ts'
import { matching, type RedirectRule, type RedirectRules, rulesOf } from './rules.server.ts'
import { LISTED_TYPES, LISTINGS, PAGE_TYPES } from '#app/config/page-types/table.ts'
import type { Content } from '../content.ts'
import { addressesOfType, type Addressed } from '../slug-history/read-addresses.server.ts'

/** Problem of a redirect. */
export interface RedirectProblem {
  /** Id of the redirect's entry. */
  readonly entry: string
  readonly field: string
  /**
   * - `unreadable`: its address cannot be matched
   * - `shadowed`: a page has the same address and is shown
   * - `unused`: another redirect of the same address takes precedence
   * - `lost`: its target does not exist
   * - `chain`: it leads to another redirect
   * - `loop`: it leads back to itself
   * - `endless`: a wildcard that matches its own result
   */
  readonly kind: 'unreadable' | 'shadowed' | 'unused' | 'lost' | 'chain' | 'loop' | 'endless'
  /** The problem and its remedy, for an editor. */
  readonly sentence: string
}

/** Redirects and pages of a language. */
interface LanguageToCheck {
  readonly locale: Locale
  readonly rules: RedirectRules
  /** Comparable paths of pages and lists. */
  readonly pages: ReadonlySet<string>
  /** Path of an entry's page, by the id of the entry. */
  readonly pageOf: ReadonlyMap<string, string>
}

/** Returns the problems of a site's redirects. A problem that occurs in several languages is returned once. */
function redirectProblems(languages: readonly LanguageToCheck[]): RedirectProblem[] {
  const pages = new Map(languages.map((each) => [each.locale, each]))
  const found = languages.flatMap((language) => [
    ...language.rules.unreadable.map(({ id, problem }) => problemOf(id, 'from', 'unreadable', `${problem}; it redirects nothing`)),
    ...[...[...language.rules.exact.values()].flat(), ...language.rules.wildcards].flatMap((rule) => problemsOf(rule, language, pages)),
  ])
  return [...Map.groupBy(found, ({ entry, field, kind }) => `${entry} ${field} ${kind}`).values()].flatMap(([first]) => first ?? [])
}

type Pages = ReadonlyMap<Locale, LanguageToCheck>

function problemsOf(rule: RedirectRule, language: LanguageToCheck, all: Pages): RedirectProblem[] {
  const { id, pattern, status } = rule
  const from = pattern.before + (pattern.after === undefined ? '' : `*${pattern.after}`)
  const problems: RedirectProblem[] = []
  if (pattern.after === undefined) {
    if (language.pages.has(from))
      problems.push(problemOf(id, 'from', 'shadowed', `a page lies at ${from} and is shown; change its slug or delete the redirect`))
    const before = rivalOf(rule, language.rules.exact.get(from) ?? [])
    if (before) problems.push(problemOf(id, 'from', 'unused', `redirect ${before.id} has the same address ${from} and goes before it`))
  }
  if (status === 410) return problems
  if (leadsIntoItself(pattern, rule.url)) {
    return [...problems, problemOf(id, 'url', 'endless', `${from} matches its own target (${rule.url}): only one step is followed`)]
  }
  const end = endOf(rule, language)
  return [...problems, ...(end === 'elsewhere' ? [] : end === undefined ? [unavailableOf(rule, from)] : problemsOnTheWay(rule, from, end, language, all))]
}

/** Address of the site in a language. */
interface End {
  readonly path: string
  readonly locale: Locale
}

/** Returns the target of a redirect: a path of the site, `elsewhere`, or `undefined` if there is none. A `*` is replaced with a dummy value. */
function endOf({ target, url, pattern }: RedirectRule, { locale, pageOf }: LanguageToCheck): End | 'elsewhere' | undefined {
  const page = target === undefined ? undefined : pageOf.get(target)
  if (page !== undefined) return { path: page, locale }
  const address = url === undefined ? undefined : filled(url, pattern.after === undefined ? '' : MADE_UP)
  if (address === undefined) return undefined
  if (!address.startsWith('/')) return 'elsewhere'
  const [path = ''] = address.split(/[?#]/)
  return { path: comparablePath(withoutLanguage(path)), locale: localeOfPath(path) ?? locale }
}

const MADE_UP = 'x-any-x'

/** Follows redirects from one address to the next, as a browser would. */
function problemsOnTheWay(rule: RedirectRule, from: string, first: End, language: LanguageToCheck, all: Pages): RedirectProblem[] {
  const field = rule.target === undefined ? 'url' : 'target'
  const way = [from]
  const met = new Set([ruleKey(rule, language.locale)])
  let end: End | 'elsewhere' | undefined = first
  while (typeof end === 'object') {
    const { path, locale }: End = end
    way.push(path)
    const there = all.get(locale)
    const next = there && nextRule(path, there)
    if (next?.id === rule.id) return [problemOf(rule.id, field, 'loop', `${shown(way)} redirects to itself; visitors see an error`)]
    if (next?.status === 410) return [problemOf(rule.id, field, 'lost', `${shown(way)} has the status 410; set the status 410 for this redirect as well`)]
    if (!next && isNotFound(path, there) && way.length === 2) return [unavailableOf(rule, from, path)]
    // A loop of other redirects is reported for those.
    if (!there || !next || met.has(ruleKey(next, locale))) break
    met.add(ruleKey(next, locale))
    end = endOf(next, there)
  }
  return way.length > 2 ? [problemOf(rule.id, field, 'chain', `${shown(way)} leads to another redirect; set the final target`)] : []
}

/** Returns the redirect that applies to a path. */
function nextRule(path: string, there: LanguageToCheck): RedirectRule | undefined {
  if (there.pages.has(path)) return undefined
  return matching(there.rules, path).find(({ rule }) => rule.status === 410 || endOf(rule, there) !== undefined)?.rule
}

/** Returns whether a path has no page. Files and wildcard targets cannot be checked. */
function isNotFound(path: string, there: LanguageToCheck | undefined): boolean {
  return there?.pages.has(path) === false && isPagePath(path) && !path.includes(MADE_UP)
}

function ruleKey({ id }: RedirectRule, locale: Locale): string {
  return `${locale} ${id}`
}

function shown(way: readonly string[]): string {
  return way.map((path) => path.replaceAll(MADE_UP, '*')).join(' → ')
}

function unavailableOf({ id, target, url }: RedirectRule, from: string, path?: string): RedirectProblem {
  if (path !== undefined) return problemOf(id, 'url', 'lost', `${from} leads to ${path}, which is not a page`)
  if (target !== undefined) return problemOf(id, 'target', 'lost', `${from} leads to entry ${target}, which is not published or has no page in this language`)
  return problemOf(id, url === undefined ? 'target' : 'url', 'lost', `${from} leads nowhere: it needs a target, an address or the status 410`)
}

/** Returns another redirect of the same address that takes precedence during the whole time of `rule`. */
function rivalOf(rule: RedirectRule, alike: readonly RedirectRule[]): RedirectRule | undefined {
  return alike.slice(0, alike.indexOf(rule)).find((each) => each.id !== rule.id && each.start <= rule.start && each.end >= rule.end)
}

function problemOf(entry: string, field: string, kind: RedirectProblem['kind'], sentence: string): RedirectProblem {
  return { entry, field, kind, sentence }
}

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
