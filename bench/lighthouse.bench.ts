import { CASES } from '../tests/browser/page-types.ts'
import { CATEGORIES, ensureLighthouse, visit, type Visit } from './lighthouse/visit.ts'
import { bench } from './report/bench.ts'
import { brief, median, type Row } from './report/row.ts'
import { startSite, untilReady } from './servers/site.ts'

// Measures the Lighthouse scores of each page type on a phone, in English and Arabic. Names of page types limit it to these.
// The median of three visits counts, because the speed of the machine affects the scores.

const LANGUAGES = new Set(['en', 'ar'])
const VISITS = 3

function rowOf(what: string, visits: readonly Visit[]): Row {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const scores = CATEGORIES.map((_, index) => middle((each) => each.scores[index] ?? Number.NaN))
  const paints = `first paint ${brief(middle(({ firstPaintMs }) => firstPaintMs) / 1000)} s, largest ${brief(middle(({ largestPaintMs }) => largestPaintMs) / 1000)} s`
  const rest = `blocked ${middle(({ blockedMs }) => blockedMs).toFixed(0)} ms, shift ${middle(({ shift }) => shift).toFixed(3)}`
  const findings = [...new Set(visits.flatMap((each) => each.findings))]
  return {
    what,
    figure: scores.join(' · '),
    against: [paints, rest, ...findings].join(', '),
    goal: scores.map(() => 100).join(' · '),
    isMet: scores.every((score) => score === 100),
  }
}

await bench(0, async ({ rest }) => {
  ensureLighthouse()
  const site = await startSite()
  const rows: Row[] = []
  for (const { type, locale, path } of CASES) {
    if (!LANGUAGES.has(locale) || (rest.length > 0 && !rest.includes(type))) continue
    const { href } = new URL(path, site.url)
    await untilReady(site.url, path)
    const visits: Visit[] = []
    while (visits.length < VISITS) visits.push(await visit(href))
    rows.push(rowOf(`${type} in ${locale}: performance · accessibility · best practices · SEO`, visits))
  }
  await site.stop()
  return rows
})
