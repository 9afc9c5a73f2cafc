import { ContentfulLivePreview } from '@contentful/live-preview'

/** Interactive elements. The inspector ignores presses on them unless Alt is pressed. */
const ALIVE = 'a,button,summary,input,select,textarea,label,video,audio'

/**
 * Opens the field of a pressed text or picture in the web app while the inspector is on.
 *
 * `origins` are those of the web app. Returns the function that ends this.
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
