import { expectAccessible } from '../axe.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

const SEARCH = { en: '/en/search', ar: `/ar/${encodeURIComponent('بحث')}` }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search page: is a form that highlights matches, and its filters and pages are links', async ({ page }) => {
    await page.goto('/en/visit')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search$/)
    await page.getByRole('searchbox').fill('telescop')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search\?q=telescop$/)
    await expect(page.getByRole('searchbox')).toHaveValue('telescop')
    // Without events, the first hit has a synonym.
    await expect(page.locator('main mark').first()).toHaveText(isAbsent('event') ? /telescop|reflector/i : /telescop/i)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Stories/ })
      .click()
    await expect(page).toHaveURL(/q=telescop&type=story$/)
    await expect(page.getByRole('main').getByRole('link', { name: /^Stories/ })).toHaveAttribute('aria-current', 'true')
    await page.goto('/en/search?q=sky')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/q=sky&page=2$/)
    await page.goto(`/ja/検索?q=${isAbsent('event') ? '星' : 'parallax'}`)
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})

test('not-found page: suggests the nearest pages in every language', async ({ browser, request, baseURL }) => {
  const page = await browser.newPage({ baseURL: String(baseURL), javaScriptEnabled: false })
  for (const [address, words, target] of [
    ['/en/stories/the-line-of-noons', 'Were you looking for', '/en/stories/the-line-of-noon'],
    ['/de/oeffnungszeit', 'Haben Sie eine', '/de/besuch'],
    ['/fr/horaires-ouverture', 'Cherchiez-vous', '/fr/'],
    ['/ar/القبة-السماوية-', 'هل كنت تبحث', '/ar/'],
    ['/ja/プラネタリウム番組', 'お探しのページ', '/ja/'],
  ] as const) {
    // If the index takes too long, the page is cached without suggestions. A hyphen changes the address, but not its words.
    let hyphens = -1
    const path = () => encodeURI(address) + '-'.repeat(hyphens)
    const text = async () => {
      hyphens += 1
      return (await request.get(path())).text()
    }
    await expect.poll(text, address).toContain(words)
    const answer = await page.goto(path())
    expect(answer?.status(), address).toBe(404)
    await expect(page.locator('meta[name=robots]'), address).toHaveAttribute('content', /noindex/)
    const ways = page.getByRole('navigation', { name: words })
    await expect(ways.getByRole('link').first(), address).toBeVisible()
    await expect(ways.locator(`a[href^="${target}"]`).first(), address).toBeVisible()
  }
  await page.close()
  for (const probe of ['/en/telescope.php', '/en/wp-admin/telescope', '/en/.env'])
    expect(await (await request.get(probe)).text(), probe).not.toContain('Were you looking for')
})

test('search hit: leads to its heading', async ({ page }) => {
  await page.goto('/en/search?q=parallax')
  await page.getByRole('main').getByRole('link', { name: 'Parallax' }).click()
  await expect(page).toHaveURL(/#term-term-parallax$/)
  await expect(page.locator('#term-term-parallax')).toBeInViewport()
})

test('search results: are private and unindexed, and foreign addresses redirect to the localized one', async ({ request }) => {
  const found = await request.get('/en/search?q=moon')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(await found.text()).toContain('<meta name="robots" content="noindex"')
  const foreign = await request.get('/de/search?q=x', { maxRedirects: 0 })
  expect(foreign.status()).toBe(308)
  expect(foreign.headers()['location']).toMatch(/\/de\/suche\?q=x$/)
  expect((await request.get('/en/search?q=moon&page=999')).status()).toBe(404)
  expect((await request.get(`/en/search?q=${encodeURIComponent('"*^()-\u0000')}`)).status()).toBeLessThan(400)
})

test('search limit: a client with too many requests must wait, and other clients are not affected', async ({ request }) => {
  const asked = (address: string, words = 'moon') => request.get(`/_search/en?q=${words}`, { headers: { 'X-Forwarded-For': address } })
  // Requests run in parallel and without words, which costs nothing. On a slow machine, searches could take as long as the limit needs to refill.
  const statuses = async () => Promise.all(Array.from({ length: 120 }, async () => (await asked('198.51.100.20', '')).status()))
  await expect.poll(statuses, { intervals: [0], timeout: 20_000 }).toContain(429)
  expect((await asked('198.51.100.21')).status()).toBe(200)
  const page = await request.get('/en/search?q=moon', { headers: { 'X-Forwarded-For': '198.51.100.20' } })
  if (page.status() === 429) {
    expect(page.headers()['retry-after']).toBe('5')
    expect(await page.text()).toContain('Search is very busy')
  }
})

for (const lang of ['en', 'ar'] as const)
  test(`search box: suggests pages while the visitor types, by keyboard alone, in ${lang}`, async ({ page }) => {
    const words = { en: { open: 'Search', typed: 'plane', first: 'Planetarium' }, ar: { open: 'بحث', typed: 'التلفر', first: 'الوصول إلى المرصد' } }[lang]
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_search/') || request.url().includes('open-search')) asked.push(request.url())
    })
    await page.goto(`/${lang}`)
    const opener = page.getByRole('banner').getByRole('link', { name: words.open })
    await expect(opener).toHaveAttribute('href', SEARCH[lang])
    await hydrated(page)
    expect(asked).toEqual([])
    await opener.focus()
    const box = page.getByRole('combobox')
    await expect.poll(() => asked.some((url) => url.includes('open-search'))).toBe(true)
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(words.typed)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const suggestion = page.getByRole('option').filter({ hasText: words.first }).first()
    await expect(suggestion).toBeVisible()
    await expect(suggestion.locator('.choice-line')).toHaveText(/\p{L}{3}/u)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('id', (await box.getAttribute('aria-activedescendant')) ?? 'none')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('id', (await box.getAttribute('aria-activedescendant')) ?? 'none')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option').first()).toHaveAttribute('id', (await box.getAttribute('aria-activedescendant')) ?? 'none')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveValue(words.typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === SEARCH[lang] && url.searchParams.get('q') === words.typed)
  })

test('search: the browser handles a press before hydration', async ({ page, problems }) => {
  problems.expect(/./)
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/en/visit', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/search$/)
})

test('search box: a selected suggestion opens its page, and Escape returns the focus', async ({ page }) => {
  await page.goto('/en/visit')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await hydrated(page)
  await opener.click()
  const box = page.getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.type('stars twinkle')
  await page.getByRole('option').filter({ hasText: 'Why stars twinkle' }).click()
  await expect(page).toHaveURL(/\/en\/stories\//)
})

test('search page: is accessible in both palettes and in forced colours', async ({ page }) => {
  for (const path of ['/en/search?q=moon', '/ar/search?q=zzqqxx', '/ja/search?q=schools', '/de/search?q=fernror']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/search?q=moon')
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.reload()
  await expectAccessible(page)
})
