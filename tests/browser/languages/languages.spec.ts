import site from '#config'
import { LOCALES, localeInfo, type Locale } from '../../../src/i18n/locales.ts'
import { m } from '#paraglide/messages.js'
import { expect, remember, test } from './language-fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated, PAGE_TYPES } from '../page-types.ts'
import { loadShift } from '../ui/shift.ts'

const home = { route: 'home' } as const
const story = PAGE_TYPES['story'] ?? (() => home)

for (const type of ['home', 'nested page', 'stories', 'story', 'event']) {
  test(`${type}: each language has its address, and hydrates without an error in a browser of another language`, async ({ page, visit, mode }) => {
    test.skip(mode === 'always', 'pages.spec.ts tests every page type in this mode')
    test.setTimeout(60_000)
    const place = PAGE_TYPES[type] ?? (() => home)
    for (const locale of LOCALES) {
      const response = await visit(page, locale, place(locale))
      expect(response?.status()).toBe(200)
      expect(response?.request().redirectedFrom()).toBeNull()
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', localeInfo(locale).dir)
      await expect(page.locator('h1')).toHaveCount(1)
    }
  })
}

test('language link: keeps page, query, fragment, scroll position and focus, and stores the choice', async ({ page, context, visit, addresses, mode }) => {
  await visit(page, 'en', story('en'), '?kept=1')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  for (const locale of ['ar', 'ja', 'de'] as const) {
    const link = page.getByRole('contentinfo').locator(`a[hreflang="${locale}"]`)
    await expect(link).toHaveText(new RegExp(localeInfo(locale).endonym))
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await link.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const url = new URL(page.url())
    expect(url.pathname + url.search).toBe(`${addresses.pathOf(locale, story(locale))}?kept=1`)
    if (mode === 'never') await hydrated(page)
    else {
      expect(before).toBeGreaterThan(0)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await expect(link).toBeFocused()
    }
  }
  // Without languages in URLs, only the server can switch.
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') === true)).toBe(mode !== 'never')
  expect((await context.cookies()).find(({ name }) => name === site.localeCookie.name)).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', mode === 'as-needed' ? 'en' : 'de')
})

test('language menu: keeps the focus, by mouse and by keyboard', async ({ page, visit, mode }) => {
  test.skip(mode === 'never', 'each navigation loads a new document, which resets the focus')
  await visit(page, 'en', story('en'))
  await hydrated(page)
  const menu = page
    .getByRole('banner')
    .locator('button[aria-expanded][aria-label]')
    .filter({ hasText: /English|العربية|Français/ })
  await menu.click()
  await settled(page)
  await page.getByRole('banner').locator('a[hreflang=ar]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('banner').locator('a[hreflang=fr]:visible').press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('language link: preserves the fragment of the address', async ({ page, visit, addresses }) => {
  await visit(page, 'en', story('en'), '#content')
  await hydrated(page)
  await page.getByRole('contentinfo').locator('a[hreflang="fr"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(page.url()).toMatch(/#content$/)
  expect(new URL(page.url()).pathname).toBe(addresses.pathOf('fr', story('fr')))
})

test('links: navigation within a language stays in it and loads no new document', async ({ page, visit, mode }) => {
  await visit(page, 'ar', home)
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('contentinfo').locator('nav a:not([hreflang])').first().click()
  await expect(page).not.toHaveURL(mode === 'never' ? /\/$/ : /\/ar$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('language links: lead to the same page in the other language', async ({ page, visit, addresses, problems }) => {
    // The policy without scripts blocks the scripts that the page would load.
    problems.expect(/^failed: .*\.js csp$/)
    await visit(page, 'en', story('en'))
    for (const locale of ['ja', 'ar'] as const) {
      await page.getByRole('contentinfo').locator(`a[hreflang="${locale}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(new URL(page.url()).pathname).toBe(addresses.pathOf(locale, story(locale)))
    }
  })
})

test('prefixed pages: set no cookie and are the same for every visitor', async ({ request, addresses, mode }) => {
  const path = addresses.pathOf('de', home)
  const answers = []
  const visitors: readonly Record<string, string>[] = [{ 'Accept-Language': 'fr' }, { 'Accept-Language': 'ja', Cookie: `${site.localeCookie.name}=ar` }]
  for (const headers of visitors) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'identity', ...headers } })
    expect(response.headers()['set-cookie']).toBeUndefined()
    expect(/Accept-Language|Cookie/.test(response.headers()['vary'] ?? '')).toBe(mode === 'never')
    answers.push(/<html[^>]* lang="(\w+)"/.exec(await response.text())?.[1])
  }
  expect(answers).toEqual(mode === 'never' ? ['fr', 'ar'] : ['de', 'de'])
})

test('Markdown alternates: each is in the language of its page and needs no cookie', async ({ request, addresses, mode, baseURL }) => {
  const named = (locale: Locale, path: string) => `${mode === 'never' ? `/${localeInfo(locale).prefix}` : ''}${path === '/' && mode === 'never' ? '' : path}`
  for (const locale of LOCALES) {
    for (const place of [home, story(locale)]) {
      const path = addresses.pathOf(locale, place)
      const twin = named(locale, path) === '/' ? '/index.md' : `${named(locale, path)}.md`
      const response = await request.get(twin, { headers: { 'Accept-Language': 'it' } })
      expect([response.status(), response.headers()['vary'], response.headers()['cache-control']], twin).toEqual([
        200,
        'Accept, Accept-Encoding',
        'public, max-age=0, must-revalidate',
      ])
      expect(response.headers()['set-cookie']).toBeUndefined()
      const text = await response.text()
      expect(text).toContain(`language: "${locale}"`)
      const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].flatMap(([, href = '']) => (href.startsWith(site.origin) && href.endsWith('.md') ? href : []))
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) {
        const next = await request.get(link.replace(site.origin, String(baseURL)), { maxRedirects: 0, headers: { 'Accept-Language': 'it' } })
        expect(next.status(), link).toBe(200)
        expect(await next.text(), link).toContain(`language: "${locale}"`)
      }
    }
  }
  const remembered = await request.get(addresses.pathOf('ja', story('ja')), {
    headers: { Accept: 'text/markdown', Cookie: `${site.localeCookie.name}=ja` },
  })
  expect(await remembered.text()).toContain('language: "ja"')
  expect(remembered.headers()['cache-control']).toContain('private')
})

test('redirects: happen at most once, without loops, and preserve the query', async ({ baseURL, addresses }) => {
  test.setTimeout(60_000)
  const stories = LOCALES.flatMap((locale) => ['', '/en', '/de'].map((prefix) => `${prefix}/stories/${slugOf(locale)}`))
  const odd = ['/', '/en', '/de', '/EN', '/de/', '/stories', '/geschichten', '/en//visit/', '/de/stories', '/de/%73tories', '/en/recits']
  const paths = [...odd, ...stories, addresses.pathOf('de', story('de'))]
  // Not Playwright's requests: they share cookies, and here every request is from a different visitor.
  const ask = (path: string, headers: Record<string, string>) => fetch(new URL(path, baseURL), { headers, redirect: 'manual' })
  const follow = async (path: string, headers: Record<string, string>) => {
    const first = await ask(`${baseURL}${path}?q=1.0&q=b`, headers)
    const location = first.headers.get('Location')
    if (location === null) {
      expect(first.status, path).toBe(200)
      return
    }
    expect([307, 308], path).toContain(first.status)
    if (first.status === 307) expect([first.headers.get('Vary'), first.headers.get('Cache-Control')]).toEqual(['Accept-Language, Cookie', 'no-store'])
    expect(new URL(location, baseURL).origin, path).toBe(baseURL)
    expect(location, path).toContain('?q=1.0&q=b')
    const cookie = first.headers.get('Set-Cookie')?.split(';')[0]
    const second = await ask(location, { ...headers, ...(cookie ? { Cookie: cookie } : {}) })
    expect(second.status, `${path} → ${location}`).toBe(200)
  }
  const visitors: readonly Record<string, string>[] = [{}, { 'Accept-Language': 'de' }, { 'Accept-Language': 'ja', Cookie: `${site.localeCookie.name}=ar` }]
  for (const headers of visitors) {
    await Promise.all(paths.map((path) => follow(path, headers)))
  }
})

function slugOf(locale: Locale): string {
  const place = story(locale)
  return place.route === 'story' ? encodeURIComponent(place.slug) : ''
}

test('concurrent requests: two hundred visitors each get their own language in messages, formats and content', async ({ baseURL, addresses, mode }) => {
  test.skip(mode === 'as-needed', 'the other two modes cover this one')
  test.setTimeout(120_000)
  const place = PAGE_TYPES['event'] ?? (() => home)
  const read = async (locale: Locale) => {
    const headers: Record<string, string> = mode === 'never' ? { Cookie: `${site.localeCookie.name}=${locale}` } : {}
    const html = await (await fetch(`${baseURL}${addresses.pathOf(locale, place(locale))}`, { headers })).text()
    return {
      lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
      skip: html.includes(m.skip_to_content({}, { locale })),
      title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
      time: /<time[^>]*>(.*?)<\/time>/s.exec(html)?.[1],
    }
  }
  const alone = new Map<Locale, Awaited<ReturnType<typeof read>>>()
  for (const locale of LOCALES) alone.set(locale, await read(locale))
  const languages = Array.from({ length: 200 }, (_, at) => LOCALES[(at * 7) % LOCALES.length] ?? 'en')
  const answers = await Promise.all(languages.map(async (locale) => [locale, await read(locale)] as const))
  for (const [locale, answer] of answers) {
    expect(answer).toEqual(alone.get(locale))
    expect(answer).toMatchObject({ lang: locale, skip: true })
  }
  expect(new Set([...alone.values()].map(({ title }) => title)).size).toBeGreaterThan(3)
})

test.describe('language offer to a visitor who prefers another language', () => {
  test.use({ locale: 'de-AT' })

  test('is in the preferred language, leads to the page in it, and shifts nothing', async ({ page, addresses, mode }) => {
    // Layout shifts of late fonts are measured by another test.
    await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
    await page.goto(addresses.pathOf('en', story('en')))
    await hydrated(page)
    const offer = page.locator('[data-language-suggestion]:visible')
    if (mode === 'never') {
      // All languages share one URL, which already responds in German.
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(offer).toHaveCount(0)
      return
    }
    await expect(offer).toHaveAttribute('lang', 'de')
    await expect(offer).toContainText(m.suggestion_text({}, { locale: 'de' }))
    expect(await loadShift(page)).toBe(0)
    await offer.getByRole('link').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(new URL(page.url()).pathname).toBe(addresses.pathOf('de', story('de')))
    await expect(offer).toHaveCount(0)
  })

  for (const scripts of ['at their time', 'only when something is pressed'] as const) {
    test(`stays dismissed if scripts load ${scripts}`, async ({ page, addresses, mode }) => {
      test.skip(mode === 'never')
      if (scripts !== 'at their time') {
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      }
      await page.goto(addresses.pathOf('fr', story('fr')))
      if (scripts === 'at their time') await hydrated(page)
      const offer = page.locator('[data-language-suggestion]:visible')
      await offer.getByRole('button').click()
      await expect(offer).toHaveCount(0)
      await page.goto(addresses.pathOf('en', home))
      await settled(page)
      await expect(offer).toHaveCount(0)
    })
  }

  test('appears in a browser that forbids storage, and stays closed until the next document', async ({ page, addresses, mode }) => {
    test.skip(mode === 'never')
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is forbidden.', 'SecurityError')
        },
      }),
    )
    await page.goto(addresses.pathOf('en', home))
    await hydrated(page)
    const offer = page.locator('[data-language-suggestion]:visible')
    await expect(offer).toHaveAttribute('lang', 'de')
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${addresses.pathOf('en', { route: 'stories' })}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(addresses.pathOf('en', { route: 'stories' }))
    await settled(page)
    await expect(offer).toHaveCount(0)
  })

  test('is absent if the visitor chose the language, or if the page is not translated', async ({ page, context, addresses, mode, baseURL }) => {
    test.skip(mode === 'never')
    await remember(context, 'ja', baseURL)
    // A story without Japanese.
    await page.goto(addresses.pathOf('en', { route: 'story', slug: 'drawing-what-is-not-there' }))
    await hydrated(page)
    await settled(page)
    await expect(page.locator('[data-language-suggestion]:visible')).toHaveCount(0)
    await remember(context, 'en', baseURL)
    await page.goto(addresses.pathOf('en', story('en')))
    await hydrated(page)
    await settled(page)
    await expect(page.locator('[data-language-suggestion]:visible')).toHaveCount(0)
  })
})
