import { pageServices } from '#app/content/pages/page-services.server.ts'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import { publishedChanges } from '#app/content/publishing/last-changes.server.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { inZone } from '#app/content/preview/moment-in-zone.server.ts'
import { m } from '#messages'
import type { PreviewNotice, PreviewWords } from './preview-notice.ts'

const LIVES = [1, 7, 30]
const PRESS_LIVES = [14, 30, 90, 365]
const DAY_MS = 24 * 3_600_000

/** Returns the contents of the preview bar; `undefined` for visitors. */
export function previewNotice(locale: Locale): PreviewNotice | undefined {
  const session = previewSession()
  if (!session) return undefined
  const { scope, at, release, until, guest } = session
  const { healthPage, makesPressLinks } = pageServices()
  const { date, time } = formats(locale)
  const lives = (choice: readonly number[]) => choice.map((each) => ({ days: each, text: days.format(each) }))
  const formatted = (moment: Date) => `${date(moment.toISOString())}, ${time(moment.toISOString())}`
  const daysLeft = guest ? (until.getTime() - Date.now()) / DAY_MS : Infinity
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return {
    isWhole: scope === 'all',
    until: m.preview_until({ time: formatted(until) }, { locale }),
    asOf: at || release !== undefined ? m.preview_as_of({ time: at ? formatted(at) : (release ?? '') }, { locale }) : undefined,
    moment: at ? inZone(at) : '',
    isEditor: guest === undefined,
    sharing:
      scope === 'all' || guest === undefined || guest.mayShare
        ? { lives: lives(LIVES.filter((each) => each <= daysLeft)), isOnce: guest?.isOnce === true }
        : undefined,
    pressLives: makesPressLinks ? lives(PRESS_LIVES) : undefined,
    latest: latestChange(locale),
    health: healthPage && { href: pathOf(locale, healthPage), text: m.health_title({}, { locale }) },
    words: wordsOf(locale, scope === 'all'),
  }
}

/** Example: `A title – Published 14:02:05 – Live 14:02:05.6`. */
function latestChange(locale: Locale): string | undefined {
  const [last] = publishedChanges(locale)
  if (!last) return undefined
  const [published, live] = [m.health_published({}, { locale }), m.health_live({}, { locale })]
  return [last.name, `${published} ${last.published}`, `${live} ${last.live ?? m.health_waiting({}, { locale })}`].join(' – ')
}

function wordsOf(locale: Locale, isWhole: boolean): PreviewWords {
  const say = (message: (inputs: object, options: { locale: Locale }) => string) => message({}, { locale })
  return {
    label: say(m.preview_label),
    shown: say(isWhole ? m.preview_all : m.preview_one),
    elsewhere: say(m.preview_elsewhere),
    moment: say(m.preview_moment),
    show: say(m.preview_show),
    share: say(m.preview_share),
    life: say(m.preview_life),
    shareSite: say(m.preview_share_site),
    shareList: say(m.preview_share_list),
    mayShare: say(m.preview_may_share),
    press: say(m.preview_press),
    once: say(m.preview_once),
    createLink: say(m.preview_make_link),
    exit: say(m.preview_exit),
  }
}
