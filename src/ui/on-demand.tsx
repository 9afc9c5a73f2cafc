import { createElement, lazy, Suspense, type ComponentType } from 'react'

type View<Props extends object> = ComponentType<Props>

/** Creates a view that the browser loads with the first page that shows it. The server renders `atOnce` at its place. */
export function onDemand<Props extends object>(load: () => Promise<View<Props>>) {
  const Late = lazy(async () => ({ default: await load() }))
  return (props: Props) => <Suspense>{createElement<Props>(Late, props)}</Suspense>
}

/** Creates the server's counterpart of a view that browsers load on demand. */
export function atOnce<Props extends object>(Here: View<Props>) {
  return (props: Props) => <Suspense>{createElement(Here, props)}</Suspense>
}
