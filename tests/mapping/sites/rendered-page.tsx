import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Place } from '../../../src/i18n/addresses/place.ts'
import { isListedType, listingOf, PAGE_TYPES } from '../../../src/config/page-types/table.ts'

type View = ComponentType<{ readonly page: object }>

const files = import.meta.glob<Readonly<Record<string, View>>>(['../../../src/pages/**/*View.tsx', '!**/UnmappedPageView.tsx'])

/** Returns a function that renders the content of a page as HTML, without the layout. After `vi.resetModules()` the views are evaluated again. */
export async function pageRenderer(locale: Locale): Promise<(place: Place, page: object) => string> {
  const { LocaleProvider } = await import('../../../src/i18n/messages/locale-context.ts')
  const views = new Map<string, View>()
  for (const [file, load] of Object.entries(files)) {
    const name = /(\w+)\.tsx$/.exec(file)?.[1] ?? ''
    const view = (await load())[name]
    if (view) views.set(file.replace('../../../src/pages/', '').replace(/\w+\.tsx$/, ''), view)
  }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return (place, page) => {
    const ViewOfPage = views.get(folderOf(place))
    if (!ViewOfPage) throw new Error(`No view shows the pages of ${place.route}.`)
    return renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <LocaleProvider locale={locale}>
          <ViewOfPage page={page} />
        </LocaleProvider>
      </RouterContextProvider>,
    )
  }
}

/** Returns the folder with the view of a place. */
function folderOf({ route }: Place): string {
  const listed = PAGE_TYPES.filter(isListedType).find((type) => listingOf(type) === route)
  return route === 'home' || route === 'page' ? 'at-path/' : listed ? `${listed}/listing/` : `${route}/`
}
