import type { CdnStatus, NodeFacts } from '#app/content/pages/page-services.server.ts'
import { medianLag, type LastChange } from '#app/content/publishing/last-changes.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { HealthFact, HealthPage } from '../page/page.ts'

/** Longer durations are shown in minutes. */
const MAX_SECONDS = 120

/** Returns how long changes take from publishing to visitors, and the state of the CDN if the site purges one. Both are of this process. */
export function deliveryFacts(locale: Locale, changes: readonly LastChange[], cdn: CdnStatus | undefined): readonly HealthFact[] {
  const { number, time, date } = formats(locale)
  const lag = medianLag(changes)
  const facts = lag === undefined ? [] : [{ label: m.health_lag({}, { locale }), value: duration(locale, lag) }]
  if (!cdn) return facts
  const { purges, failures, waiting, last, delayMs, fault } = cdn
  const after = delayMs === undefined ? '' : ` (+ ${duration(locale, delayMs)})`
  return [
    ...facts,
    { label: m.health_cdn_purges({}, { locale }), value: number(purges) },
    { label: m.health_cdn_failures({}, { locale }), value: fault === undefined ? number(failures) : `${number(failures)} (${fault})` },
    { label: m.health_cdn_waiting({}, { locale }), value: number(waiting) },
    ...(last ? [{ label: m.health_cdn_last({}, { locale }), value: `${date(last.toISOString())}, ${time(last.toISOString())}${after}` }] : []),
  ]
}

/** Returns the state of each node, under its name. */
export function nodeFacts(locale: Locale, nodes: readonly NodeFacts[]): HealthPage['nodes'] {
  const { number, time } = formats(locale)
  return nodes.map(({ name, shownUntil, waiting, lagMs, purges, failures }) => ({
    name,
    facts: [
      { label: m.health_node_content({}, { locale }), value: shownUntil ? time(shownUntil.toISOString()) : '–' },
      { label: m.health_node_waiting({}, { locale }), value: number(waiting) },
      ...(lagMs === undefined ? [] : [{ label: m.health_lag({}, { locale }), value: duration(locale, lagMs) }]),
      ...(purges === undefined ? [] : [{ label: m.health_cdn_purges({}, { locale }), value: number(purges) }]),
      ...(failures === undefined ? [] : [{ label: m.health_cdn_failures({}, { locale }), value: number(failures) }]),
    ],
  }))
}

function duration(locale: Locale, ms: number): string {
  const isLong = ms > MAX_SECONDS * 1000
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: isLong ? 'minute' : 'second', unitDisplay: 'short', maximumFractionDigits: isLong ? 0 : 1 })
  return unit.format(ms / (isLong ? 60_000 : 1000))
}
