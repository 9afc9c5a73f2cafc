import { withContentSourceMaps } from '../answer/content-source-maps.ts'
import { deliver, type DeliveryForm } from '../answer/delivery-form.ts'
import { wantsPerLocale, isPublishedIn } from '../answer/locale-publishing.ts'
import { resolveIncludes, type LinkSource } from '../answer/includes.ts'
import type { JsonObject } from '../json/json.ts'
import type { LocaleChain } from '../space/locales.ts'
import { parameter, readInclude, readPage, readSwitch } from '../query/parameters.ts'
import { search, type Control } from '../query/text/search.ts'
import { parseSelection } from '../query/selection.ts'
import type { LinkKind, Resource, Api } from '../space/resources.ts'
import { cursorPage } from './cursor.ts'
import { assetUrlFor, unknownResource, type Call, type Reply } from './call.ts'

/** Answers `entries` or `assets`: searches, and includes the resources that the results link to. */
export function listResources(kind: LinkKind, call: Call): Reply {
  const { view, space, parameters } = call
  const controls = knownControls(kind, view.api)
  const { chain, form, isVisible } = reading(call)
  const selection = parseSelection(parameter(parameters, 'select'), kind === 'Entry' && parameter(parameters, 'content_type') === undefined)
  const include = kind === 'Entry' ? readInclude(parameters) : 0
  const collection = kind === 'Entry' ? view.entries : view.assets
  const withDescendants = (id: string) => [id, ...space.concepts.descendants(id)]
  const result = search(collection, parameters, controls, { chain, withDescendants }, isVisible)
  const answer = (items: readonly Resource[]) => ({
    items: items.map((item) => deliver(item, form, selection)),
    ...resolveIncludes(items, include, linkSource(call, isVisible), form, selection),
  })
  if (readSwitch(parameters, 'cursor')) return { body: mapped(call, cursorPage(call, result, answer)) }
  const page = readPage(parameters)
  return { body: mapped(call, { sys: { type: 'Array' }, total: result.total, ...page, ...answer(result.page(page)) }) }
}

/** Answers `entries/{id}` or `assets/{id}`. Never has includes. */
export function getResource(kind: LinkKind, call: Call): Reply {
  const { view, id, parameters } = call
  const { form, isVisible } = reading(call)
  const selection = parseSelection(parameter(parameters, 'select'), false)
  const resource = (kind === 'Entry' ? view.entries : view.assets).get(id)
  if (!resource || (isVisible && !isVisible(resource))) {
    throw unknownResource(kind, call)
  }
  return { body: mapped(call, deliver(resource, form, selection)) }
}

function mapped({ view, parameters }: Call, answer: JsonObject): JsonObject {
  return view.api === 'preview' && readSwitch(parameters, 'includeContentSourceMaps') ? withContentSourceMaps(answer, view) : answer
}

interface Reading {
  readonly chain: LocaleChain
  readonly form: DeliveryForm
  readonly isVisible: ((resource: Resource) => boolean) | undefined
}

function reading(call: Call): Reading {
  const { request, view, parameters } = call
  const { locales } = view.content
  const asked = parameter(parameters, 'locale') ?? locales.defaultCode
  // A search in all locales compares the values of the default locale.
  const chain = locales.chain(asked === '*' ? locales.defaultCode : asked)
  const isPerLocale = wantsPerLocale(request, view.api)
  const form = { locales, contentTypes: view.entries.contentTypes, locale: asked === '*' ? '*' : chain, assetUrl: assetUrlFor(call), isPerLocale } as const
  return { chain, form, isVisible: isPerLocale ? (resource) => isPublishedIn(resource, asked) : undefined }
}

function linkSource({ view }: Call, isVisible: Reading['isVisible']): LinkSource {
  return {
    contentTypes: view.entries.contentTypes,
    find: ({ kind, id }) => {
      const resource = (kind === 'Entry' ? view.entries : view.assets).get(id)
      return resource && (!isVisible || isVisible(resource)) ? resource : undefined
    },
  }
}

const SHARED: readonly Control[] = ['include', 'limit', 'skip', 'order', 'select', 'locale', 'cursor', 'pageNext', 'pagePrev']
const OF_PREVIEW: readonly Control[] = ['includeContentSourceMaps', 'release[lte]', 'timestamp[lte]']

const CONTROLS: Readonly<Record<Api, Readonly<Record<LinkKind, ReadonlySet<Control>>>>> = {
  delivery: { Asset: new Set(SHARED), Entry: new Set([...SHARED, 'content_type']) },
  preview: { Asset: new Set([...SHARED, ...OF_PREVIEW]), Entry: new Set([...SHARED, ...OF_PREVIEW, 'content_type']) },
}

/** Returns the names of parameters that do not filter. All other parameters of a request are filters. */
function knownControls(kind: LinkKind, api: Api): ReadonlySet<Control> {
  return CONTROLS[api][kind]
}
