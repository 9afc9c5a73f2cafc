import { createElement, lazy, Suspense, useState, type ComponentType } from 'react'

type View<Props extends object> = ComponentType<Props>

/**
 * Creates a view that the browser loads with the first page that shows it. The server renders `atOnce` at its place.
 *
 * If `preload` has resolved, the view renders in the first pass. Hydration discards the server's HTML of an error page, so a pending view
 * would leave the page blank.
 */
export function onDemand<Props extends object>(load: () => Promise<View<Props>>) {
  let loaded: View<Props> | undefined
  const loadOnce = async () => (loaded ??= await load())
  const Late = lazy(async () => ({ default: await loadOnce() }))
  function OnDemand(props: Props) {
    const [Shown] = useState<View<Props>>(() => loaded ?? Late)
    return <Suspense>{createElement<Props>(Shown, props)}</Suspense>
  }
  return Object.assign(OnDemand, {
    preload: async () => {
      await loadOnce()
    },
  })
}

/** Creates the server's counterpart of a view that browsers load on demand. */
export function atOnce<Props extends object>(Here: View<Props>) {
  return (props: Props) => <Suspense>{createElement(Here, props)}</Suspense>
}
