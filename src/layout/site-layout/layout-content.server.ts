import { createHash } from 'node:crypto'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import { currentSite, type OwnSite } from '#app/config/current-site.server.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { currentRecorder } from '#app/content/dependencies/recorder.server.ts'
import { ContentError } from '#app/content/error.ts'
import { oncePerVersion } from '#app/content/version/once-per-version.server.ts'
import type { SiteWords } from '#app/content/view/site-words.ts'
import { siteLanguages } from '#app/i18n/current-site.ts'
import { languageOf, standardOf, type Locale } from '#app/i18n/locales.ts'
import { messageLanguageOf, messageText } from '#app/i18n/messages/message-text.ts'
import { menu } from './composed-menu.server.ts'
import { inferredMenus } from './inferred-menus.server.ts'
import type { LayoutContent, LanguageOfferWords } from './layout-content.ts'
import { openingLine } from '#app/sections/opening-hours/hours/hours-text.server.ts'
import { hoursData } from '#app/sections/opening-hours/hours/hours-data.server.ts'
import { nextTurn } from '#app/sections/opening-hours/hours/next-turn.server.ts'
import { readSchedule, openingHoursModel } from '#app/sections/opening-hours/hours/read-schedule.server.ts'
import { engineFactsOf, withEngineFacts } from '#app/seo/structured-data/site-facts.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { m } from '#messages'
import { previewNotice } from '../preview/preview-notice.server.ts'
import { siteSettingsModel } from '#app/site-content/settings.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { IntroField } from '#app/config/page-types/table.ts'

/** The last complete layout of each language of a site, so that the menus remain during an outage. */
const lastGoodOf = memoize((_site: OwnSite) => new Map<Locale, LayoutContent>(), new WeakMap())

/** Returns the content of the layout. If the content cannot be read, returns the last complete layout or a minimal one. */
export async function readLayout(locale: Locale): Promise<LayoutContent> {
  try {
    const layout = await readContent(locale, layoutOf)
    const { openToday, ...lasting } = layout
    // Today's opening hours are not valid on later days.
    const preview = previewNotice(locale)
    // The fallback for outages must not contain drafts.
    const facts = engineFactsOf(layout)
    if (!preview) lastGoodOf(currentSite()).set(locale, withEngineFacts(lasting, facts))
    return withEngineFacts({ ...lasting, openToday, preview }, facts)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    currentRecorder().lacks()
    return lastGoodOf(currentSite()).get(locale) ?? minimalLayout(locale)
  }
}

const layoutOf = oncePerVersion(readLayoutContent)

async function readLayoutContent(content: Content): Promise<LayoutContent> {
  const { locale } = content
  const entry = await settingsOf(content, 3)
  const settings = entry?.read(siteSettingsModel)
  if (!settings)
    return content.mapped
      ? { ...minimalLayout(locale), name: { text: content.siteName }, ...withoutHome(content), ...(await inferredMenus(content)) }
      : { ...minimalLayout(locale), ...withoutHome(content) }
  const { name, tagline, footerNote, announcement, organization, address, email, phone } = settings
  const hours = settings.openingHours?.read(openingHoursModel)
  const layout: LayoutContent = {
    locale,
    name,
    tagline,
    ...(content.mapped ? await inferredMenus(content, settings) : { menu: menu(settings.headerMenu), footer: menu(settings.footerMenu) }),
    offers: offersBeside(locale),
    ...withoutHome(content),
    footerNote,
    words: wordsOf(settings),
    announcement:
      announcement && isNow(content, settings.announcementFrom, settings.announcementUntil)
        ? { id: idOf(announcement.text), text: announcement, target: settings.announcementTarget?.link }
        : undefined,
    openToday: hoursToday(settings.openingHours),
    organization: organization && { name: organization, address, email, phone },
  }
  return withEngineFacts(layout, {
    hours: hours ? hoursData(readSchedule(hours), content.now) : [],
    profiles: (settings.profiles ?? []).filter((profile) => /^https?:/.test(profile) && URL.canParse(profile)),
  })
}

/** Returns the languages without a home page, to which no page of an error may lead. */
function withoutHome(content: Content): Pick<LayoutContent, 'withoutHome'> {
  const found = siteLanguages().filter((locale) => !content.hasHome(locale))
  return found.length > 0 ? { withoutHome: found } : {}
}

/** Returns the entry with the settings of the site. */
async function settingsOf(content: Content, include: number): Promise<Entry | undefined> {
  const all = await content.all({ content_type: siteSettingsModel.type, include })
  return all.find(({ id }) => id === content.settingsId)
}

/** Returns a short id of a text, under which browsers store that it was closed. */
function idOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}

/** Returns whether the present is between two moments. A missing moment is no limit. */
function isNow(content: Content, from: string | undefined, until: string | undefined): boolean {
  const moments = [from, until].map((moment) => (moment === undefined ? undefined : new Date(moment)))
  for (const moment of moments) if (moment) content.changesAt(moment)
  const [begins, ends] = moments
  return (!begins || begins <= content.now) && (!ends || content.now < ends)
}

function hoursToday(entry: Entry | undefined): LayoutContent['openToday'] {
  const hours = entry?.read(openingHoursModel)
  if (!entry || !hours) return undefined
  const { content } = entry
  const schedule = readSchedule(hours)
  content.changesAt(nextTurn(schedule, content.now))
  return { text: openingLine(content.locale, schedule, content.now), target: hours.target?.link }
}

/** Maximum language offers. Each page contains all of them, because cached pages are the same for everyone. */
const MAX_OFFERS = 12

/** Returns the languages that a page is offered in: those that have their own messages for the offer. */
function offeredBeside(locale: Locale): readonly Locale[] {
  const others = siteLanguages().filter((each) => each !== standardOf(locale) && messageLanguageOf(each) === each)
  if (others.length <= MAX_OFFERS) return others
  // One region per language is enough for its readers.
  return [...new Map(others.filter((each) => languageOf(each) !== languageOf(locale)).map((each) => [languageOf(each), each])).values()].slice(0, MAX_OFFERS)
}

function offersBeside(locale: Locale): LanguageOfferWords[] {
  return offeredBeside(locale).map((other) => ({
    locale: other,
    label: m.suggestion_label({}, { locale: other }),
    text: m.suggestion_text({}, { locale: other }),
    follow: m.suggestion_follow({}, { locale: other }),
    dismiss: m.suggestion_dismiss({}, { locale: other }),
  }))
}

/** Returns the editors' texts of the last complete layout, for status pages if the content cannot be read. */
export function lastWords(locale: Locale): SiteWords {
  return lastGoodOf(currentSite()).get(locale)?.words ?? {}
}

function wordsOf(settings: SiteWords = {}): SiteWords {
  return {
    notFoundTitle: settings.notFoundTitle,
    notFoundText: settings.notFoundText,
    unavailableTitle: settings.unavailableTitle,
    unavailableText: settings.unavailableText,
    errorTitle: settings.errorTitle,
    errorText: settings.errorText,
    figureLabel: settings.figureLabel,
  }
}

function minimalLayout(locale: Locale): LayoutContent {
  return { locale, name: { text: currentSite().name }, menu: [], footer: [], offers: offersBeside(locale), words: wordsOf() }
}

/** Returns the introduction of a listing: the text of the editors, or else `message`. */
export async function listingIntro(content: Content, field: IntroField, message: (inputs: object, options: Content) => string): Promise<LocalizedText> {
  const settings = await settingsOf(content, 1)
  return settings?.read(siteSettingsModel)?.[field] ?? messageText(message({}, content), content.locale)
}
