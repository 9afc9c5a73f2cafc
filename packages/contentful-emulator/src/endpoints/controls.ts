import type { Control } from '../query/text/search.ts'
import type { Api, LinkKind } from '../space/resources.ts'

const SHARED: readonly Control[] = ['include', 'limit', 'skip', 'order', 'select', 'locale', 'cursor', 'pageNext', 'pagePrev']
const OF_PREVIEW: readonly Control[] = ['includeContentSourceMaps', 'release[lte]', 'timestamp[lte]']

const CONTROLS: Readonly<Record<Api, Readonly<Record<LinkKind, ReadonlySet<Control>>>>> = {
  delivery: { Asset: new Set(SHARED), Entry: new Set([...SHARED, 'content_type']) },
  preview: { Asset: new Set([...SHARED, ...OF_PREVIEW]), Entry: new Set([...SHARED, ...OF_PREVIEW, 'content_type']) },
}

/** Returns the names of parameters that do not filter. All other parameters of a request are filters. */
export function knownControls(kind: LinkKind, api: Api): ReadonlySet<Control> {
  return CONTROLS[api][kind]
}
