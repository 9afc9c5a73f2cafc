import { readFileSync, writeFileSync } from 'node:fs'
import { startSite, type RunningServer } from '../../support/process.ts'
import { changedSpace, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'
import { openInEditor } from './editor.ts'

const SECRET = 'a secret of the tests'

/** Texts of the test in two languages. */
const LANGUAGES = [
  { locale: 'en', title: 'Come up the hill, and look up', typed: 'Look up, then come up', saved: 'Come and look', story: 'Why stars twinkle' },
  { locale: 'ar', title: 'اصعدوا التلّ، وارفعوا أبصاركم', typed: 'انظروا إلى السماء', saved: 'تعالوا وانظروا', story: 'لماذا تتلألأ النجوم' },
] as const

// A public page embeds a page of this machine, for which the browser needs a permission.
test.use({ permissions: ['local-network-access'] })

let site: RunningServer
let file: string

test.beforeAll(async () => {
  file = changedSpace(() => undefined)
  site = await startSite({ CONTENT_SPACE: file, SITE_PREVIEW_SECRET: SECRET })
})
test.afterAll(() => site.stop())

function edit(change: (draft: ExportDraft) => void): void {
  const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  change(draft)
  writeFileSync(file, JSON.stringify(draft))
}

function preview(entry: string, locale: string): string {
  return `${site.url}/api/preview?${new URLSearchParams({ secret: SECRET, entry, locale }).toString()}`
}

for (const { locale, title, typed, saved, story } of LANGUAGES) {
  test(`live preview: an editor types, inspects fields and saves beside the page (${locale})`, async ({ page, problems }) => {
    test.slow()
    // The copy of the space has no pictures.
    problems.expect(/\/media\//)
    problems.expect(/\/api\/preview\/edited/)
    const editor = await openInEditor(page, preview('page-home', locale))
    const { frame } = editor
    const heading = frame.locator('h1')
    await expect(heading).toContainText(title)
    expect(await editor.heard('CONNECTED')).toMatchObject({ origin: site.url, isInspectorEnabled: true, isLiveUpdatesEnabled: true, locale })

    await test.step('typed text appears in its place, and the page preserves its scroll position and focus', async () => {
      expect((await editor.subscription('home-hero')).entry.fields).toMatchObject({ title, internalName: 'Home: hero' })
      const link = frame.getByRole('link', { name: story }).first()
      await link.focus()
      const place = () => link.evaluate((element) => ({ scrolled: scrollY, isFocused: element === document.activeElement }))
      const before = await place()
      expect(before).toEqual({ scrolled: expect.any(Number), isFocused: true })
      expect(before.scrolled).toBeGreaterThan(100)
      await editor.type('home-hero', { title: typed })
      await expect(heading).toContainText(typed)
      expect(await place()).toEqual(before)
    })

    await test.step('a temporarily empty title does not remove the page', async () => {
      const { id, entry } = await editor.subscription('page-home')
      const { title: _emptied, ...fields } = entry.fields
      // The default locale has no fallback, so the request for its page fails.
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/preview/edited') && (locale !== 'en' || response.status() === 400))
      await editor.say({ method: 'ENTRY_UPDATED', subscriptionId: id, data: { ...entry, fields } })
      await answered
      await expect(heading).toContainText(typed)
      await editor.type('page-home', {})
      await editor.type('home-hero', { title })
      await expect(heading).toContainText(title)
    })

    await test.step('a newly linked part appears with its unsaved fields', async () => {
      const { entry } = await editor.subscription('page-home')
      const quote = {
        sys: { id: 'quote-new', type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'quote' } } },
        fields: { text: `${typed}!` },
      }
      const sections: unknown = entry.fields['sections']
      await editor.type('page-home', { sections: [...(Array.isArray(sections) ? sections : []), quote] })
      await expect(frame.locator('blockquote', { hasText: `${typed}!` })).toBeVisible()
      await editor.type('page-home', {})
      await expect(frame.locator('blockquote', { hasText: `${typed}!` })).toHaveCount(0)
    })

    await test.step('the inspector finds fields of entries and pictures, and a press sends the field', async () => {
      await editor.say({ method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true })
      const { elements } = await editor.heard('TAGGED_ELEMENTS')
      const found = JSON.parse(JSON.stringify(elements)).map(({ attributes }: { attributes: object }) => attributes)
      const where = { locale, space: 'meridian00001', environment: 'master' }
      for (const field of [
        { entryId: 'home-hero', fieldId: 'title' },
        { entryId: 'home-hero', fieldId: 'internalName' },
        { entryId: 'home-facts', fieldId: 'body' },
        { entryId: 'settings', fieldId: 'footerNote' },
        { assetId: 'star-trails', fieldId: 'file' },
      ])
        expect(found).toContainEqual(expect.objectContaining({ ...field, ...where }))
      await heading.click()
      expect(await editor.heard('TAGGED_FIELD_CLICKED')).toMatchObject({ entryId: 'home-hero', fieldId: 'title', locale })
    })

    await test.step('saved content appears after ENTRY_SAVED', async () => {
      edit(({ entries }) => Object.assign(resource(entries, 'home-quote').fields['text'] ?? {}, { [locale]: saved }))
      await expect
        .poll(async () => {
          await editor.say({ method: 'ENTRY_SAVED', entity: { sys: { id: 'home-quote' } } })
          return frame.locator('blockquote').first().innerText()
        })
        .toContain(saved)
    })

    await test.step('links work, and the next page is updated like the first', async () => {
      await editor.forget()
      await frame.getByRole('link', { name: story }).first().click()
      await expect(heading).toHaveText(story)
      await editor.type('story-seeing', { title: typed })
      await expect(heading).toHaveText(typed)
    })
  })
}

test('live preview: only the web app may embed a preview, and no site may embed public pages', async ({ page, problems }) => {
  problems.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  const editor = await openInEditor(page, `${site.url}/en`)
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
  const elsewhere = await openInEditor(page, preview('page-home', 'en'), 'https://elsewhere.example')
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
  for (const { frame } of [editor, elsewhere]) await expect(frame.locator('main')).toHaveCount(0)
})

test('live preview: visitors receive neither its attributes nor its script', async ({ page, problems }) => {
  problems.expect(/\/media\//)
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (/html|javascript|json/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text())
  })
  for (const path of ['/en', '/ar/stories', '/en/stories/why-stars-twinkle']) {
    await page.goto(site.url + path)
    await hydrated(page)
    await settled(page)
  }
  const sent = await Promise.all(bodies)
  expect(sent.length).toBeGreaterThan(8)
  expect(sent.filter((body) => /data-contentful|live-preview-sdk|contentful\.com/.test(body))).toEqual([])
})
