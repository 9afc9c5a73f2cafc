import { Suspense } from 'react'
import { createFileRoute, notFound, Outlet, redirect, useMatches } from '@tanstack/react-router'
import { fetchLayout } from '#app/layout/site-layout/layout-content.functions.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { theme } from '#theme'
import { scriptOf } from '#app/i18n/direction.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isSiteLocale } from '#app/i18n/current-site.ts'
import { OpenGraphAlternates } from '#app/seo/OpenGraphAlternates.tsx'
import { SiteLayout } from '#app/layout/site-layout/SiteLayout.tsx'
import { opensWithPicture } from '#app/sections/hero/opens-with-picture.ts'
import type { Section } from '#app/sections/registry.tsx'
import { createIsomorphicFn } from '@tanstack/react-start'
import { loadMessages } from '#messages'
import { SiteWordsProvider } from '#app/content/view/site-words.ts'
import { bareFallbacks } from '../-fallbacks.tsx'

/** Returns the font files that a page in a language needs at once. */
function preloadedFonts(locale: Locale): readonly string[] {
  return theme.preloadedFonts(scriptOf(locale))
}

/** Maximum milliseconds that a change of language waits for fonts. Later pages have them from the start. */
const PATIENCE = 1000

const facesOf = createIsomorphicFn().client(async (locale: Locale) => {
  const addresses = preloadedFonts(locale)
  if (addresses.length === 0) return
  const fetching = import('#app/layout/fonts/late-fonts.ts').then(({ fetchFonts }) => fetchFonts(addresses))
  await Promise.race([fetching.catch(() => undefined), new Promise<void>((done) => setTimeout(done, PATIENCE))])
})

export const Route = createFileRoute('/$locale')({
  // Each page needs the layout at once, so it is not split into chunks.
  codeSplitGroupings: [],
  params: {
    parse: ({ locale }): { locale: Locale } => {
      if (!isSiteLocale(locale)) throw notFound()
      return { locale }
    },
  },
  loader: async ({ params: { locale }, location }) => {
    const spoken = loadMessages(locale).then(
      () => true,
      () => false,
    )
    const [layout] = await Promise.all([fetchLayout({ data: { locale } }), facesOf(locale)])
    // The messages are probably part of an older build. Loading the document gets the new build.
    if (!(await spoken)) throw redirect({ href: location.publicHref, reloadDocument: true })
    return layout
  },
  staleTime: 300_000,
  head: ({ params: { locale } }) => ({
    // The head is rendered even if `params.parse` rejected the language.
    links: (isSiteLocale(locale) ? preloadedFonts(locale) : []).map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href,
    })),
  }),
  component: Layout,
  ...bareFallbacks,
})

function Layout() {
  const layout = Route.useLoaderData()
  const page = useMatches({ select: (matches) => shownPage(matches.at(-1)?.loaderData) })
  const meta = page?.meta
  const hasFailed = useMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  return (
    <SiteWordsProvider words={layout.words}>
      <SiteLayout layout={layout} {...(meta ? { meta } : {})} overPicture={opensWithPicture(page?.sections ?? [])}>
        {import.meta.env.SSR && meta && <OpenGraphAlternates locale={layout.locale} meta={meta} />}
        {hasFailed ? <FailedOutlet /> : <Outlet />}
      </SiteLayout>
    </SiteWordsProvider>
  )
}

/**
 * Renders a page that failed. On hydration, React discards the boundary around an error and renders it again. Without this boundary, it would
 * discard the whole document, and with it a menu that is open.
 */
function FailedOutlet() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}

/** Page routes load one page object, which the layout reads. A failed page has none. */
function shownPage(loaded: unknown): Shown | undefined {
  return isPage(loaded) ? loaded : undefined
}

interface Shown {
  readonly meta: PageMeta
  /** Defined if the page is composed of sections. */
  readonly sections?: readonly Section[]
}

function isPage(loaded: unknown): loaded is Shown {
  return typeof loaded === 'object' && loaded !== null && 'meta' in loaded && 'breadcrumb' in loaded
}
