import { expect, test } from '../fixtures.ts'
import { CASES } from '../page-types.ts'

test('meta description: every page has one, in its language and different from the others', async ({ request }) => {
  const described = new Map<string, string>()
  for (const { type, locale, path } of CASES.filter((each) => each.locale === 'en' || each.locale === 'ar')) {
    const tags = [...(await (await request.get(path)).text()).matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text = '']) => text)
    expect.soft(tags, `${type} in ${locale}`).toEqual([expect.stringMatching(locale === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u)])
    described.set(`${type} in ${locale}`, tags[0] ?? '')
  }
  expect(new Set(described.values()).size).toBe(described.size)
})
