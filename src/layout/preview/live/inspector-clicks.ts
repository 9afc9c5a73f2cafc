import { ContentfulLivePreview } from '@contentful/live-preview'

/** What a press on has a meaning of its own, which the inspector leaves to it unless Alt is held. */
const ALIVE = 'a,button,summary,input,select,textarea,label,video,audio'

/**
 * While the inspector is on, open the field in the web app whose text or picture is pressed.
 *
 * `origins` are those of the web app. Gives the function that ends it.
 */
export function openPressedFields(origins: readonly string[]): () => void {
  let isOn = false
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(
    'message',
    ({ origin, data }: MessageEvent<unknown>) => {
      if (origins.includes(origin) && isSwitch(data)) isOn = data.isInspectorActive
    },
    { signal },
  )
  addEventListener(
    'click',
    (event) => {
      if (!isOn || !(event.target instanceof Element) || (!event.altKey && event.target.closest(ALIVE))) return
      const props = propsOf(event.target.closest<HTMLElement>('[data-contentful-field-id]'))
      if (!props) return
      event.preventDefault()
      event.stopImmediatePropagation()
      ContentfulLivePreview.openEntryInEditor(props)
    },
    { signal, capture: true },
  )
  return () => listening.abort()
}

function isSwitch(data: unknown): data is { readonly isInspectorActive: boolean } {
  return typeof data === 'object' && data !== null && 'method' in data && data.method === 'INSPECTOR_MODE_CHANGED' && 'isInspectorActive' in data
}

function propsOf(element: HTMLElement | null) {
  const { contentfulFieldId: fieldId, contentfulEntryId: entryId, contentfulAssetId: assetId } = element?.dataset ?? {}
  if (fieldId === undefined) return undefined
  if (entryId !== undefined) return { fieldId, entryId }
  return assetId === undefined ? undefined : { fieldId, assetId }
}
