import { expect, test } from 'vitest'

const { openContent } = await import('../../src/site-content/site-content.server.ts')
const { checkRedirects } = await import('../../src/content/redirects/redirect-problems.server.ts')

test('redirects: the demonstration has no findings', async () => {
  expect(await checkRedirects(openContent)).toEqual([])
})
