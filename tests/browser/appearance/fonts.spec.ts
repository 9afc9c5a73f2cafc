import type { CDPSession, Page } from '@playwright/test'
import { FAMILIES } from '../../support/fonts.ts'
import { expect, test } from '../fixtures.ts'
import { CASES } from '../page-types.ts'
import { ownFonts } from '../measure/fonts.ts'

/** Returns the system fonts that the browser uses for each element of a page, without the page's web fonts. */
async function systemFaces(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return [...new Set(used.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)))].toSorted()
}

async function inspect(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return session
}

test('font stacks: each stack resolves to the expected test font', async ({ page }) => {
  await page.setContent(`
    <p lang="ja" style="font-family: 'Hiragino Sans', sans-serif">本日の上映は、星空の下で。</p>
    <h1 lang="ja" style="font-family: 'Hiragino Mincho ProN', serif">ただいま公開中</h1>
    <h2 lang="ja" style="font-family: sans-serif">プラネタリウム</h2>
    <h3 lang="ar" style="font-family: 'Nowhere', sans-serif">المرصد</h3>
    <b style="font-family: Georgia, serif">Jupiter</b>
    <i style="font-family: serif">Jupiter</i>
    <u style="font-family: system-ui">Jupiter</u>
    <s style="font-family: 'Source Sans 3 fallback', sans-serif">Jupiter</s>
    <code style="font-family: ui-monospace, monospace">Jupiter</code>
    <q style="font-family: 'Nowhere'">Jupiter</q>
    <em style="font-family: fantasy">Jupiter</em>`)
  const session = await inspect(page)
  const faces: Record<string, string[]> = {}
  for (const element of ['p', 'h1', 'h2', 'h3', 'b', 'i', 'u', 's', 'code', 'q', 'em']) faces[element] = await systemFaces(session, element)
  expect(faces).toEqual({
    p: ['Zen Kaku Gothic New'],
    h1: ['Hina Mincho'],
    h2: ['Zen Kaku Gothic New'],
    h3: ['DejaVu Sans'],
    b: ['Gelasio'],
    i: ['Tinos'],
    u: ['Arimo'],
    s: ['Arimo'],
    code: ['DejaVu Sans Mono'],
    q: ['Tinos'],
    em: ['Tinos'],
  })
})

test('Arabic titles: are bold before their web font loads, too', async ({ page, problems }) => {
  problems.expect(/woff2|ERR_FAILED|404/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/ar/none')
  const title = page.locator('h1')
  const bold = await title.screenshot()
  await title.evaluate((element) => element.style.setProperty('font-weight', '400'))
  expect((await title.screenshot()).equals(bold)).toBe(false)
})

for (const locale of ['ja', 'ar', 'de']) {
  test(`fonts: no page in ${locale} uses a system font`, async ({ page }) => {
    test.slow()
    for (const { type, path } of CASES.filter((each) => each.locale === locale && ['home', 'page', 'story', 'event'].includes(each.type))) {
      await page.goto(path)
      await ownFonts(page)
      const faces = await systemFaces(await inspect(page), 'h1, h2, h3, p, li, dt, dd, td, a, button, time')
      expect
        .soft(
          faces.filter((face) => !Object.hasOwn(FAMILIES, face)),
          type,
        )
        .toEqual([])
      if (locale === 'ja') expect.soft(faces, type).toEqual(expect.arrayContaining(['Zen Kaku Gothic New', 'Hina Mincho']))
    }
  })
}
