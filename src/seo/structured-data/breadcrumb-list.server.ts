import type { BreadcrumbList } from 'schema-dts'
import type { Page } from '#app/content/view/page-meta.ts'
import { addressOf, targetAddress } from './addresses.server.ts'

/** Returns the breadcrumb of a page with its id, or `undefined` on the home page. */
export function breadcrumbList(page: Page): { readonly id: string; readonly list: BreadcrumbList } | undefined {
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
