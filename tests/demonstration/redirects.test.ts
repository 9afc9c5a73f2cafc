import { expect, test } from 'vitest'

const { openContent } = await import('../../src/site-content/site-content.server.ts')
const { checkRedirects } = await import('../../src/content/redirects/check-redirects.server.ts')

test('nothing is wrong with the redirects', async () => {
  expect(await checkRedirects(openContent)).toEqual([])
})
