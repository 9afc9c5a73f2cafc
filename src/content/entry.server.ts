import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { allSites, type OwnSite } from '#app/config/current-site.server.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import { addressesOf } from '#app/i18n/addresses/urls.ts'
import { isListedType, isPageType, listingOf } from '#app/config/page-types/table.ts'
import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import type { Asset, Content, Entry } from './content.ts'
import { addressLanguage, untranslatedAvailability } from './locales/availability.server.ts'
import { isPublishedIn } from './locales/publishing.server.ts'
import type { LocaleChain } from './locales/space-locales.server.ts'
import { originalLocale, unreviewedByMachine } from './locales/machine-translation.server.ts'
import { measure, pageParts, type TextFields } from './locales/translation.server.ts'
import type { PageTree } from './links/page-tree.server.ts'
import { isOffered } from './links/offered-place.server.ts'
import { placeOfEntry } from './links/of-entry.server.ts'
import { codeOf, fieldsOf, linkedId, lookThrough } from './reading/fields.server.ts'
import { parseValues, localizedText } from './reading/model.server.ts'
import { inspectorTags, readLink, type RawAsset, type RawEntry } from './reading/raw.server.ts'
import type { SiteModel } from './site-model.ts'
import type { InspectorTags } from './view/localized-text.ts'
import { newest } from './view/present.ts'
import type { Alternate } from './view/page-meta.ts'
import { canonicalSite } from './version/site-entries.server.ts'
import type { ContentVersion } from './version/version.server.ts'

const HOME: Place = { route: 'home' }

/** Context that opens an entry. */
export interface EntryContext {
  readonly content: Content
  readonly model: SiteModel
  readonly texts: TextFields
  readonly tree: PageTree
  readonly mapped: MappedSpace | undefined
  chain(locale: Locale): LocaleChain
  /** Returns whether the site shows the page of an entry. Absent if it shows all pages of the space. */
  readonly isOwn: ((raw: RawEntry) => boolean) | undefined
  readonly version: Pick<ContentVersion, 'isOn' | 'treeOf'>
  /** Returns whether an entry is not yet visible to visitors. */
  isHidden(raw: RawEntry, chain?: LocaleChain): boolean
  open(raw: RawEntry): Entry
  open(raw: RawAsset): Asset
  open(raw: RawEntry | RawAsset): Entry | Asset
}

/** Opens an entry for a page. Costly properties are computed once, on first access. */
export function openEntry(raw: RawEntry, context: EntryContext): Entry {
  const { content, model, tree, mapped } = context
  const { locale: own, recorder } = content
  const isOnSite = context.isOwn?.(raw) ?? true
  // The page depends on targets that do not exist yet.
  const lookedFor = (id: string) => recorder.missed(id)
  // Links to entries that are not yet visible are left out.
  const opened = (target: RawEntry | RawAsset) => {
    const isShown = isPublishedIn(target, context.chain(own)) && !(target.kind === 'entry' && context.isHidden(target))
    if (isShown) return context.open(target)
    recorder.read(target)
    return undefined
  }
  const values = <Name extends string>(names: readonly Name[], locale: Locale = own) =>
    fieldsOf(raw, context.chain(locale), names, opened, lookedFor, inspector)

  const origin = mapped?.originOf(raw.type, raw.fields)
  function inspector(field: string): InspectorTags | undefined {
    const id = origin ? origin.filledBy.get(field) : field
    return content.preview && id !== undefined ? inspectorTags(raw, id, context.chain(own)) : undefined
  }
  const segment = origin?.segment
  const placeOn = (pages: PageTree, locale: Locale) => placeOfEntry(raw, { tree: pages, segment, chain: context.chain(locale) }, locale)
  const placeIn = memoize((locale: Locale) => (isOnSite ? placeOn(tree, locale) : undefined), new Map())
  /** Returns the address of the entry on another site. */
  const hrefOn = (site: OwnSite, locale: Locale) => {
    const place = placeOn(context.version.treeOf(site), locale)
    return place && addressesOf(site).absoluteUrl(locale, place)
  }
  const availabilityIn = memoize((locale: Locale) => {
    if (!isPublishedIn(raw, context.chain(locale))) return 'missing'
    // A site has a home page in each of its languages.
    if (!isPageType(raw.type) || placeIn(locale)?.route === 'home') return 'listed'
    const availability = untranslatedAvailability(raw.type, locale)
    return availability === 'listed' || measure([raw], context.chain(locale), context.texts).translation !== 'fallback' ? 'listed' : availability
  }, new Map())
  const isListedIn = (locale: Locale) => availabilityIn(locale) === 'listed' || availabilityIn(locale) === 'redirected'
  const parts = once(() => {
    const found = pageParts(raw, context.chain(own), model.parts)
    for (const part of found) recorder.read(part)
    return found
  })
  const measureIn = memoize((locale: Locale) => measure(parts(), context.chain(locale), context.texts), new Map())

  const listing: Place = isListedType(raw.type) ? { route: listingOf(raw.type) } : segment === undefined ? HOME : { route: 'page', path: segment }

  function alternate(locale: Locale): Alternate | undefined {
    const isThere = availabilityIn(locale) === 'listed' && !context.isHidden(raw, context.chain(locale)) && isWhole(raw, model, context.chain(locale))
    const place = isThere ? placeIn(locale) : undefined
    if (place) return { locale, place, translation: measureIn(locale).translation, ...canonicalIn(locale) }
    const instead = [listing, HOME].find((each) => isOffered(content, each, locale))
    return instead && { locale, place: instead, translation: 'fallback' }
  }

  function canonicalIn(locale: Locale): Pick<Alternate, 'canonical'> {
    const site = canonicalSite(locale, (each) => context.version.isOn(each, raw))
    const canonical = site && hrefOn(site, locale)
    return canonical === undefined ? {} : { canonical }
  }

  /** Returns the link to an entry of other sites, on the first of them, in the page's language if that site has it. */
  function linkElsewhere(): LinkTarget | undefined {
    const site = allSites().find((each) => context.version.isOn(each, raw))
    const href = site && hrefOn(site, site.tags.find((tag) => tag === own) ?? site.baseLocale)
    return href === undefined ? undefined : { kind: 'url', href }
  }

  return {
    kind: 'entry',
    id: raw.id,
    type: raw.type,
    updatedAt: raw.updatedAt,
    tags: raw.tags,
    concepts: raw.concepts,
    content,
    origin,
    isPage: isPageType(raw.type) || segment !== undefined,
    get inspector() {
      return Object.keys(raw.fields).reduce<InspectorTags | undefined>((found, field) => found ?? inspector(field), undefined)
    },
    read(wanted, locale = own) {
      const chain = context.chain(locale)
      if (!isPublishedIn(raw, chain)) return undefined
      const names = [...Object.keys(wanted.required), ...Object.keys(wanted.optional)]
      return parseValues(values(names, locale), wanted, { entry: raw.id, locale: chain.codes[0] ?? '' })
    },
    get name() {
      const { term, title, name } = values(['term', 'title', 'name'])
      return localizedText.safeParse(term ?? title ?? name).data
    },
    text(field) {
      const value = values([field])[field]?.value
      return typeof value === 'string' ? value : undefined
    },
    get size() {
      return Object.values(raw.fields)
        .flatMap((byLocale) => Object.values(byLocale))
        .reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
    },
    get links() {
      return Object.values(raw.fields).flatMap((byLocale) => {
        const value = byLocale[codeOf(byLocale, context.chain(own)) ?? '']
        return (Array.isArray(value) ? value : [value]).flatMap((each) => readLink(each, raw.linked)?.id ?? [])
      })
    },
    follow(link) {
      const target = readLink(link, raw.linked)
      if (target?.kind === 'unresolved') lookedFor(target.id)
      return target && target.kind !== 'unresolved' ? lookThrough(target, context.chain(own), opened) : undefined
    },
    linkedId: (field) => (isPublishedIn(raw, context.chain(own)) ? linkedId(raw, context.chain(own), field) : undefined),
    placeIn,
    get link(): LinkTarget | undefined {
      if (!isOnSite) return linkElsewhere()
      if (!isListedIn(own)) return undefined
      const locale = addressLanguage(availabilityIn(own), own)
      const place = placeIn(locale)
      return place && { kind: 'place', locale, place }
    },
    isPublishedIn: (locale) => isPublishedIn(raw, context.chain(locale)),
    availabilityIn,
    isListedIn,
    get translation() {
      return measureIn(own)
    },
    get machineTranslation() {
      return unreviewedByMachine(raw, parts, context.chain(own), context.texts)
    },
    get original() {
      const locale = originalLocale(context.chain(own))
      const found = locale === undefined || locale === own ? undefined : alternate(locale)
      return found?.translation === 'translated' ? found : undefined
    },
    get alternates() {
      return currentSite().tags.flatMap((locale) => alternate(locale) ?? [])
    },
    get changedAt() {
      return newest(parts())
    },
  }
}

/** Returns whether an entry has all required fields in a language or its fallbacks. Without them it has no page there. */
function isWhole(raw: RawEntry, { pageModels }: SiteModel, chain: LocaleChain): boolean {
  return Object.keys(pageModels.get(raw.type)?.required ?? {}).every((field) => codeOf(raw.fields[field] ?? {}, chain) !== undefined)
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
