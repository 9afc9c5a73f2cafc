import type { Content } from '#app/content/content.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { siteSettingsModel } from '#app/site-content/settings.server.ts'

const DEFAULTS = { storiesIntro: m.stories_intro, eventsIntro: m.events_intro, topicsIntro: m.topics_intro, peopleIntro: m.people_intro }

/** Reads the words that introduce a listing: those of the editors, or else the message. Only the listing carries them, no other page. */
export async function listingIntro(content: Content, name: keyof typeof DEFAULTS): Promise<Phrase> {
  const [settings] = await content.all({ content_type: siteSettingsModel.type, include: 1 })
  return settings?.read(siteSettingsModel)?.[name] ?? said(DEFAULTS[name]({}, content), content.locale)
}
