import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkSite } from './src/config/check-site.server.ts'
import { themesInUse } from './src/config/themes-in-use.ts'
import { environment, unknownVariables } from './src/config/env.server.ts'
import { catalogueFiles } from './src/framework/vite/catalogue-files.server.ts'
import { inlineClassNames } from './src/framework/vite/inline-class-names.server.ts'
import { cachedFormatters } from './src/framework/vite/cached-formatters.server.ts'
import { lazyServerCalls } from './src/framework/vite/lazy-server-calls.server.ts'
import { reactAriaLanguages } from './src/framework/vite/react-aria-languages.server.ts'
import { unusedMessages } from './src/framework/vite/unused-messages.server.ts'
import { vitalsLibrary } from './src/features/web-vitals/library.server.ts'
import { contentConfigAlias } from './scripts/vite/aliases.ts'
import { chosenSettings } from './scripts/adopted/adopted-settings.ts'
import { languagesOfMessages, messagesOfBrowser, browserSettings, withoutUnusedSettings } from './scripts/vite/browser-modules.ts'
import { checkOwnRoutes } from './scripts/own-code/route-addresses.ts'
import { chunks, fileNames, withoutInitial } from './scripts/vite/chunks.ts'
import { className, functionId } from './scripts/vite/short-names.ts'
import { developmentErrors } from './scripts/vite/development/errors.ts'
import { paraglideOptions, WANTS_PSEUDO } from './scripts/messages.ts'
import { stylesOfHost } from './scripts/vite/development/styles-of-host.ts'
import { reloadContent } from './scripts/vite/development/reload-content.ts'
import { watchOwnCode } from './scripts/vite/development/watch-own-code.ts'
import { aliasesOfThemes, severalThemes } from './scripts/vite/themes.ts'
import { uiGallery } from './scripts/vite/ui-gallery.ts'

const { site, derived } = chosenSettings()
checkSite(site)
checkOwnRoutes(site)
const themes = themesInUse(site)
/** Settings that were derived from the space, or that `SITE_SETTINGS` names, replace those of `app.config.ts`. */
const settings = derived === undefined ? [] : [{ find: '#config', replacement: resolve(derived) }]

/**
 * A feature that the style minifier must not transform (`DirSelector`). It would replace `:dir(rtl)` by a list of nineteen
 * languages. The list is longer and slower, and wrong for elements with a `dir` attribute.
 */
const KEPT_SELECTORS = 4

/** Hides the timings of plugins, which are irrelevant to users who start the site. */
const QUIET = { bundlerTimings: false }

/** Address of the development server, from `PORT` and `HOST` as for the other servers. */
function developmentServer() {
  if (existsSync('.env')) process.loadEnvFile()
  const { PORT, HOST } = environment()
  for (const warning of unknownVariables(process.env)) console.warn(warning)
  return { port: PORT, host: HOST, strictPort: true }
}

/** Prevents the route generator, which loads `__virtual.ts` with jiti, from leaving a cache in the temporary folder of the machine. */
const withoutLoaderCache = {
  name: 'vitrine:without-loader-cache',
  config() {
    process.env['JITI_FS_CACHE'] ??= 'false'
  },
}

export default defineConfig(({ command }) => ({
  ...(command === 'serve' && { server: developmentServer() }),
  plugins: [
    withoutLoaderCache,
    paraglideVitePlugin(paraglideOptions({ isDerived: derived !== undefined, isPseudo: command === 'serve' && WANTS_PSEUDO })),
    catalogueFiles(/\/src\/i18n\/messages\/catalogue-files\.ts$/),
    languagesOfMessages(site),
    unusedMessages(messagesOfBrowser),
    browserSettings(site, [resolve('app.config.ts'), ...(derived === undefined ? [] : [resolve(derived)])]),
    withoutUnusedSettings(site),
    severalThemes(themes),
    inlineClassNames(),
    cachedFormatters(),
    lazyServerCalls(),
    reactAriaLanguages(site.locales.map(({ tag }) => tag)),
    tanstackStart({
      client: { entry: './app/client.tsx' },
      router: { entry: './app/router.tsx', generatedRouteTree: './app/routeTree.gen.ts' },
      server: { entry: './app/server.ts' },
      start: { entry: './app/start.ts' },
      importProtection: { behavior: 'error', include: ['src/**', 'site/**'] },
      serverFns: { generateFunctionId: functionId },
    }),
    react(),
    vitalsLibrary(),
    uiGallery(),
    reloadContent(),
    developmentErrors(),
    stylesOfHost(site),
    watchOwnCode(),
  ],
  resolve: { alias: [...settings, ...aliasesOfThemes(themes), ...contentConfigAlias()] },
  build: { cssCodeSplit: false },
  css: { modules: { generateScopedName: (local: string, file: string) => className(local, file) }, lightningcss: { exclude: KEPT_SELECTORS } },
  environments: {
    client: {
      build: { modulePreload: { resolveDependencies: withoutInitial }, rollupOptions: { checks: QUIET, output: { ...fileNames, codeSplitting: chunks } } },
    },
    ssr: {
      // The router reads NODE_ENV for every link. If it is bundled, the build replaces the variable by its value.
      ...(command === 'build' && { resolve: { noExternal: [/^@tanstack\//] } }),
      build: { rollupOptions: { checks: QUIET, external: ['sharp'] } },
    },
  },
}))
