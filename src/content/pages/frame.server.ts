import site from '#config'
import type { Locale } from '#app/i18n/locales.ts'
import { readContent, type Content } from '../content.server.ts'
import { ContentError } from '../error.ts'
import { models } from '../models.server.ts'
import { linkTo } from '../places.server.ts'
import type { RawEntry } from '../raw.server.ts'
import { navigationTarget } from '../sections/actions.server.ts'
import type { Frame, MenuItem } from '../view/page.ts'

/** The last frame of each language that could be read: an outage leaves the menus standing. */
const lastGood = new Map<Locale, Frame>()

/** What stands around every page. Never throws for want of content: the last good frame stands in, or a bare one. */
export async function siteFrame(locale: Locale): Promise<Frame> {
  try {
    const frame = await readContent(locale, readFrame)
    lastGood.set(locale, frame)
    return frame
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
    ...(settings.footerNote ? { footerNote: settings.footerNote } : {}),
    ...(settings.announcement ? { announcement: { text: settings.announcement, ...(target ? { target } : {}) } } : {}),
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
  return { locale, name: { text: site.name }, menu: [], footer: [] }
}
