import { expect, test, vi } from 'vitest'
import { z } from 'zod'

/** Loads the environment of a site with variables in `site/env.server.ts`. */
async function environmentWith(ownVariables: Readonly<Record<string, z.ZodType>>) {
  vi.resetModules()
  vi.doMock('#own/env.server.gen.ts', () => ({ ownVariables }))
  return import('../../src/config/env.server.ts')
}

test('parseEnvironment: checks the variables of site/, and returns their values', async () => {
  const { parseEnvironment, unknownVariables } = await environmentWith({ SITE_SHOP_URL: z.url('must be an address') })
  expect(parseEnvironment({ SITE_SHOP_URL: 'https://shop.example' })).toMatchObject({ SITE_SHOP_URL: 'https://shop.example', PORT: 3000 })
  expect(() => parseEnvironment({ SITE_SHOP_URL: 'shop' })).toThrow('SITE_SHOP_URL must be an address')
  expect(unknownVariables({ SITE_SHOP_URL: 'https://shop.example' })).toEqual([])
})

test('parseEnvironment: refuses a variable of site/ that the product has', async () => {
  const { parseEnvironment } = await environmentWith({ SITE_ORIGIN: z.string() })
  expect(() => parseEnvironment({})).toThrow('site/env.server.ts: the product has a variable SITE_ORIGIN. Rename yours.')
})
