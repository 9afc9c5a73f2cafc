import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { slugOf } from '../page-types.ts'

const LEARN = pathOf('en', { route: 'page', path: slugOf('page-learn', 'en') })
const PRESS = pathOf('en', { route: 'page', path: slugOf('page-press', 'en') })

test('marks and cards: marks beside titles are no dashes, and cards of topics are plates like those of stories', async ({ page }) => {
  await withoutMediaAndScripts(page)
  // Pictures change their size while they scroll into view.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page, LEARN)
  for (const width of [390, 1024, 1440]) {
    await resize(page, width, 900)
    const marks = await page.locator('main h2').evaluateAll((titles) =>
      titles.flatMap((title) =>
        ['::before', '::after'].flatMap((pseudo) => {
          const { content, inlineSize, blockSize } = getComputedStyle(title, pseudo)
          return content === 'none' ? [] : [{ content, ratio: Number.parseFloat(inlineSize) / Number.parseFloat(blockSize) }]
        }),
      ),
    )
    expect(marks.length).toBeGreaterThan(3)
    // A dash before the number of a title would be read as a minus sign. A text would be read aloud.
    expect.soft(new Set(marks.map(({ content }) => content)), `${width} px`).toEqual(new Set(['""']))
    for (const { ratio } of marks) expect.soft(Math.abs(ratio - 1), `${width} px`).toBeLessThan(0.2)

    const cards = await page.locator('main :is([data-card="topic"], [data-card="story"]:not([data-size="small"])):has(img)').evaluateAll((articles) =>
      articles.map((article) => {
        const { borderStyle, borderWidth, backgroundColor, boxShadow, outlineStyle } = getComputedStyle(article)
        const box = (selector: string) => {
          const element = article.querySelector(selector)
          if (!element) throw new Error(selector)
          return element.getBoundingClientRect()
        }
        const picture = box('picture > img')
        return {
          row: Math.round(article.getBoundingClientRect().top),
          card: article.getAttribute('data-card'),
          frame: [borderStyle === 'none' ? '' : borderWidth, backgroundColor, boxShadow, outlineStyle].join(' '),
          gap: box('h2, h3, h4').top - picture.bottom,
          bottom: picture.bottom,
        }
      }),
    )
    const topics = cards.filter(({ card }) => card === 'topic')
    expect(topics.length).toBeGreaterThan(5)
    expect(topics.length).toBeLessThan(cards.length)
    expect.soft(new Set(cards.map(({ frame }) => frame)), `${width} px: the same frame`).toEqual(new Set([' rgba(0, 0, 0, 0) none none']))
    for (const { gap } of cards) expect.soft(gap, `${width} px: the picture is above the title`).toBeGreaterThan(0)
    const rows = Map.groupBy(topics, ({ row }) => row)
    expect(rows.size).toBeGreaterThan(1)
    for (const row of rows.values()) {
      const all = row.map(({ bottom }) => bottom)
      expect.soft(Math.max(...all) - Math.min(...all), `${width} px: pictures of a row end at the same height`).toBeLessThan(1)
    }
  }
})

test('captions: only a thin line shows the reading position beside them', async ({ page }) => {
  await withoutMediaAndScripts(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page, pathOf('en', { route: 'story', slug: slugOf('story-street-lamp', 'en') }))
  await expect(page.locator('main figcaption').first()).toBeAttached()
  const widths = await page.locator('main [aria-hidden="true"]').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['::before', '::after'].flatMap((pseudo) => {
        const { content, animationTimeline, inlineSize } = getComputedStyle(element, pseudo)
        return content === 'none' || animationTimeline === 'auto' ? [] : [Number.parseFloat(inlineSize)]
      }),
    ),
  )
  expect(widths.length).toBeGreaterThan(0)
  for (const width of widths) expect(width).toBeLessThanOrEqual(3)
})

test('gallery: each row begins at the edge or after the line, full rows reach the end, and protected files are beside a single picture', async ({ page }) => {
  await withoutMediaAndScripts(page)
  await arrive(page, PRESS)
  for (const width of [1024, 1280, 1440, 1920]) {
    await resize(page, width, 900)
    const galleries = await page.locator('main ul:has(> li > figure)').evaluateAll((walls) =>
      walls.map((wall) => {
        const { left, right, top } = wall.getBoundingClientRect()
        const rows = Map.groupBy(
          [...wall.querySelectorAll('figure')].map((figure) => figure.getBoundingClientRect()),
          (box) => Math.round(box.top),
        )
        const files = wall.nextElementSibling?.getBoundingClientRect()
        return {
          edges: [left, wall.parentElement?.querySelector('h2')?.getBoundingClientRect().left ?? left],
          end: right,
          rows: [...rows.values()].map((boxes) => ({ start: Math.min(...boxes.map((box) => box.left)), end: Math.max(...boxes.map((box) => box.right)) })),
          beside: files && { gap: files.left - right, top: files.top - top },
        }
      }),
    )
    expect(galleries).toHaveLength(2)
    for (const { edges, end, rows } of galleries) {
      for (const row of rows) expect.soft(Math.min(...edges.map((edge) => Math.abs(edge - row.start))), `${width} px: start of a row`).toBeLessThan(2)
      for (const row of rows.slice(0, -1)) expect.soft(Math.abs(end - row.end), `${width} px: end of a row`).toBeLessThan(2)
    }
    const beside = galleries.flatMap((gallery) => gallery.beside ?? [])
    expect(beside).toHaveLength(1)
    for (const { gap, top } of beside) {
      expect.soft(gap, `${width} px: files beside the picture`).toBeGreaterThan(0)
      expect.soft(gap, `${width} px: files beside the picture`).toBeLessThan(width / 8)
      expect.soft(Math.abs(top), `${width} px: files level with the picture`).toBeLessThan(2)
    }
  }
})
