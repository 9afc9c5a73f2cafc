import '#app/styles/index.css'
import { createRootRoute, HeadContent, Outlet, Scripts, ScriptOnce, useParams } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType, ReactNode } from 'react'
import { preloadMessages } from '#messages'
import { theme } from '#theme'
import { ownDocument } from '#own/document.gen.ts'
import { pageServices } from '#app/content/pages/page-services.server.ts'
import { currentSite, isSiteLocale, siteAttributes } from '#app/i18n/current-site.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import { LocaleProvider } from '#app/i18n/messages/locale-context.ts'
import { colorSchemeScript } from '#app/layout/color-scheme/color-scheme-script.ts'
import { useHeldIntent } from '#app/ui/intent/early-press.ts'
import { intentScript } from '#app/ui/intent/intent-script.ts'
import { RouteAnnouncer } from '#app/ui/navigation/RouteAnnouncer.tsx'
import { scrollbarWidthScript } from '#app/ui/menu/scrollbar-width.ts'
import { LateFonts } from '#app/layout/fonts/LateFonts.tsx'
import { StructuredData } from './-structured-data.server.tsx'

/**
 * Scripts that must run before the first paint or press, scripts of features, and structured data. They are in the document from the server,
 * so the browser does not render them again.
 */
const earlyScripts = createIsomorphicFn()
  .server(() => [
    <StructuredData key="about" />,
    ...[intentScript, colorSchemeScript, scrollbarWidthScript, pageServices().documentScript?.()].map(
      (script) => script !== undefined && <ScriptOnce key={script}>{script}</ScriptOnce>,
    ),
  ])
  .client(() => null)

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }, ...(ownDocument?.meta ?? [])],
    links: [
      { rel: 'icon', href: theme.icons.drawing, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: theme.icons.touch },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...(ownDocument?.links ?? []),
    ],
    ...(ownDocument?.scripts && { scripts: [...ownDocument.scripts] }),
  }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  const { locale: prefix } = useParams({ strict: false })
  const locale = prefix !== undefined && isSiteLocale(prefix) ? prefix : currentSite().baseLocale
  const { tag, dir } = localeInfo(locale)
  preloadMessages(locale)
  useHeldIntent()
  return (
    // The early scripts set data-color-scheme and --scrollbar before hydration.
    <html lang={tag} dir={dir} {...siteAttributes()} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {earlyScripts()}
        <LocaleProvider locale={locale}>{ownDocument?.End ? <BeforeEnd End={ownDocument.End}>{children}</BeforeEnd> : children}</LocaleProvider>
        <RouteAnnouncer />
        <LateFonts />
        <Scripts />
      </body>
    </html>
  )
}

/** Renders a page with the addition of a team at the end of the body. */
function BeforeEnd({ End, children }: { End: ComponentType; children: ReactNode }) {
  return (
    <>
      {children}
      <End />
    </>
  )
}
