import { createElement, lazy, Suspense, type ComponentType } from 'react'

type View<Props extends object> = ComponentType<Props>

/** Make a view that the browser fetches with the first page that shows it. On the server stands `atOnce`, which leaves room for it. */
export function onDemand<Props extends object>(load: () => Promise<View<Props>>) {
  const Late = lazy(async () => ({ default: await load() }))
  return (props: Props) => <Suspense>{createElement<Props>(Late, props)}</Suspense>
}

/** Make a view of the server's that browsers fetch on demand. */
export function atOnce<Props extends object>(Here: View<Props>) {
  return (props: Props) => <Suspense>{createElement(Here, props)}</Suspense>
}
