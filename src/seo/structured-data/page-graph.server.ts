import type { BreadcrumbList, Graph, ItemList, Organization, SearchAction, Thing, WebPage, WebSite, WithActionConstraints } from 'schema-dts'
import { botDataOf } from '#app/content/pages/meta.server.ts'
import type { MachineTranslation, Page } from '#app/content/view/page-meta.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { absolute, addressOf, organizationId, targetAddress, webSiteId } from './addresses.server.ts'
import { imageObject } from './image-object.server.ts'
import { engineFactsOf, type SiteFacts } from './site-facts.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { isLocale, localeInfo, type Locale } from '#app/i18n/locales.ts'
import type { LocaleSettings } from '#app/config/site.ts'
import { theme } from '#theme'
import { postalAddress } from './postal-address.server.ts'

/** Subject of a page for structured data. */
export interface About {
  /** @default 'WebPage' */
  readonly type?: 'CollectionPage' | 'ProfilePage'
  /** Language of the text, if it is not the page's. */
  readonly language?: string | undefined
  readonly picture?: Picture | undefined
  /** Id of the page's main thing, which is the first of `things`. */
  readonly mainId?: string
  readonly things?: readonly Thing[]
  /** The lists of the page, if it has no main thing. */
  readonly lists?: readonly ItemList[]
}

/**
 * Returns the structured data of a page: the page, its breadcrumb, the site, the organization and the subject.
 *
 * Returns `undefined` if the page must not have structured data (`botDataOf`).
 */
export function pageGraph(page: Page, site: SiteFacts, about: About): Graph | undefined {
  const botData = botDataOf(page.meta)
  if (!botData) return undefined
  const { locale, meta } = page
  const isHome = meta.place.route === 'home'
  const url = addressOf(page)
  const way = breadcrumbList(page)
  const { type = 'WebPage', language = locale, picture, mainId, things = [], lists = [] } = about
  const described: WebPage = {
    '@type': type,
    '@id': url,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: language,
    // Lists and the home page are mostly in the standard language.
    ...signed(about.language),
    digitalSourceType: digitalSourceOf(page),
    isPartOf: { '@id': webSiteId(locale) },
    breadcrumb: way && { '@id': way.id },
    primaryImageOfPage: picture && imageObject(page, picture),
    dateModified: botData.changedAt,
    mainEntity: mainId !== undefined ? { '@id': mainId } : lists.length > 0 ? lists : undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [described, ...things, ...(way ? [way.list] : []), webSite(site, isHome), organization(site, isHome)],
  }
}

/** Returns the sign language of a page beside the language of its texts, a BCP 47 tag. Returns nothing for other pages. */
function signed(language: string | undefined): { readonly inLanguage?: readonly string[]; readonly accessibilityFeature?: string } {
  const info: LocaleSettings | undefined = language !== undefined && isLocale(language) ? localeInfo(language) : undefined
  return language === undefined || info?.signLanguage === undefined ? {} : { inLanguage: [language, info.signLanguage], accessibilityFeature: 'signLanguage' }
}

const DIGITAL_SOURCES = {
  whole: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  partly: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
} as const

/** Returns the term of the IPTC for text that a machine translated, or `undefined` if people are responsible for all text. */
export function digitalSourceOf({ meta: { machineTranslated } }: Page): (typeof DIGITAL_SOURCES)[MachineTranslation] | undefined {
  return machineTranslated && DIGITAL_SOURCES[machineTranslated.extent]
}

/** Returns the site in a language. The home page also includes its description and its search. */
function webSite({ locale, name, tagline }: SiteFacts, isHome: boolean): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(locale),
    url: absoluteUrl(locale, { route: 'home' }),
    name: name.text,
    inLanguage: name.locale ?? locale,
    publisher: { '@id': organizationId() },
    ...(isHome && { description: tagline?.text, potentialAction: searchAction(locale) }),
  }
}

/** Returns the address of the search in a language. */
function searchAction(locale: Locale): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(locale, { route: 'search' })}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

/** Returns the organization behind the site. The home page also includes its contact data. */
function organization(site: SiteFacts, isHome: boolean): Organization {
  const { organization: given, name } = site
  const { address, email, phone } = given ?? {}
  const { hours, profiles } = engineFactsOf(site)
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: (given?.name ?? name).text,
    url: absolute('/'),
    logo: absolute(theme.icons.large),
    ...(isHome && {
      address: address && postalAddress(address),
      email,
      telephone: phone,
      sameAs: profiles.length === 0 ? undefined : profiles,
      // Organizations have no opening hours in schema.org, but their location has.
      location: hours.length === 0 ? undefined : { '@type': 'Place', address: address && postalAddress(address), openingHoursSpecification: hours },
    }),
  }
}

/** Returns the breadcrumb of a page with its id, or `undefined` on the home page. */
function breadcrumbList(page: Page): { readonly id: string; readonly list: BreadcrumbList } | undefined {
  if (page.breadcrumb.length === 0) return undefined
  const address = addressOf(page)
  const id = `${address}#breadcrumb`
  const itemListElement = page.breadcrumb.map(({ title, target }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: title.text,
    item: target ? targetAddress(target) : address,
  }))
  return { id, list: { '@type': 'BreadcrumbList', '@id': id, itemListElement } }
}
