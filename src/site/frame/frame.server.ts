import site from '#config'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { readContent, type Content } from '#app/content/content.server.ts'
import { ContentError } from '#app/content/error.ts'
import type { SiteWords } from '#app/content/view/site-words.ts'
import { openingLine } from '#app/sections/opening-hours/hours/hours-text.server.ts'
import { readSchedule } from '#app/sections/opening-hours/hours/read-schedule.server.ts'
import { models, sectionModels } from '#app/page-types/models.server.ts'
import { linkTo } from '#app/content/links/places.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { navigationTarget } from '#app/sections/action/actions.server.ts'
import type { Frame, LanguageOfferWords, MenuItem } from '#app/page-types/page.ts'

/** The last frame of each language that could be read: an outage leaves the menus standing. */
const lastGood = new Map<Locale, Frame>()

/** What stands around every page. Never throws for want of content: the last good frame stands in, or a bare one. */
export async function siteFrame(locale: Locale): Promise<Frame> {
  try {
    const { openToday, ...lasting } = await readContent(locale, readFrame)
    // What was said of a day does not outlive it.
    lastGood.set(locale, lasting)
    return { ...lasting, ...(openToday ? { openToday } : {}) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return lastGood.get(locale) ?? bareFrame(locale)
  }
}

async function readFrame(content: Content): Promise<Frame> {
  const { locale } = content
  const [raw] = await content.all({ content_type: 'siteSettings', include: 3 })
  const settings = raw && content.read(raw, models.siteSettings)
  if (!settings) return bareFrame(locale)
  const target = settings.announcementTarget && linkTo(content, settings.announcementTarget)
  return {
    locale,
    name: settings.name,
    ...(settings.tagline ? { tagline: settings.tagline } : {}),
    menu: menu(content, settings.headerMenu),
    footer: menu(content, settings.footerMenu),
    offers: offersBeside(locale),
    ...(settings.footerNote ? { footerNote: settings.footerNote } : {}),
    words: wordsOf(locale, settings),
    ...(settings.announcement ? { announcement: { text: settings.announcement, ...(target ? { target } : {}) } } : {}),
    ...houseToday(content, settings.openingHours),
    ...(settings.organization
      ? {
          organization: {
            name: settings.organization,
            ...(settings.address ? { address: settings.address } : {}),
            ...(settings.email ? { email: settings.email } : {}),
            ...(settings.phone ? { phone: settings.phone } : {}),
          },
        }
      : {}),
  }
}

function houseToday(content: Content, raw: RawEntry | undefined): Pick<Frame, 'openToday'> {
  const hours = raw && content.read(raw, sectionModels.openingHours)
  if (!hours) return {}
  const target = hours.target && linkTo(content, hours.target)
  return { openToday: { text: openingLine(content.locale, readSchedule(content, hours), content.now), ...(target ? { target } : {}) } }
}

function offersBeside(locale: Locale): LanguageOfferWords[] {
  return LOCALES.filter((each) => each !== locale).map((other) => ({
    locale: other,
    label: m.suggestion_label({}, { locale: other }),
    text: m.suggestion_text({}, { locale: other }),
    follow: m.suggestion_follow({}, { locale: other }),
    dismiss: m.suggestion_dismiss({}, { locale: other }),
  }))
}

/** Where the content cannot be read, the last words that could: what the editors said of that very case. */
export function lastWords(locale: Locale): SiteWords {
  return lastGood.get(locale)?.words ?? {}
}

function wordsOf(locale: Locale, settings: SiteWords = {}): SiteWords {
  const { notFoundTitle, notFoundText, unavailableTitle, unavailableText, errorTitle, errorText } = settings
  const {
    storiesIntro = { text: m.stories_intro({}, { locale }) },
    eventsIntro = { text: m.events_intro({}, { locale }) },
    topicsIntro = { text: m.topics_intro({}, { locale }) },
    peopleIntro = { text: m.people_intro({}, { locale }) },
  } = settings
  return { notFoundTitle, notFoundText, unavailableTitle, unavailableText, errorTitle, errorText, storiesIntro, eventsIntro, topicsIntro, peopleIntro }
}

const LEVELS = 2

function menu(content: Content, entries: readonly RawEntry[] = [], level = 1): MenuItem[] {
  return entries.flatMap((raw) => {
    const item = content.read(raw, models.navigationItem)
    if (!item) return []
    const target = navigationTarget(content, raw, item)
    const children = level < LEVELS ? menu(content, item.children, level + 1) : []
    // An item that leads nowhere and opens nothing would be a dead end.
    return target || children.length > 0 ? [{ id: raw.id, label: item.label, ...(target ? { target } : {}), children }] : []
  })
}

function bareFrame(locale: Locale): Frame {
  return { locale, name: { text: site.name }, menu: [], footer: [], offers: offersBeside(locale), words: wordsOf(locale) }
}
