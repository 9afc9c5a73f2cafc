import { expect, test, vi } from 'vitest'
import { analysedTexts } from '../../src/features/search/index/analysed-texts.ts'
import { Analysers } from '../../src/features/search/index/analysers.ts'

async function counted() {
  const analysers = new Analysers()
  await analysers.load(['en', 'de'])
  const read = vi.spyOn(analysers.of('en'), 'read')
  return { texts: analysedTexts(analysers), read }
}

test('analysedTexts: analyses a title once for each language', async () => {
  const { texts, read } = await counted()
  const [first, second] = [texts('Stars in August', 'en'), texts('Stars in August', 'en')]
  expect(second).toBe(first)
  expect(read).toHaveBeenCalledOnce()
  expect(texts('Stars in August', 'de')).not.toBe(first)
})

test('analysedTexts: stores a limited number of letters, and no long text', async () => {
  const { texts, read } = await counted()
  const long = 'star '.repeat(200)
  texts(long, 'en')
  texts(long, 'en')
  expect(read).toHaveBeenCalledTimes(2)
  texts('the first title', 'en')
  for (let at = 0; at < 1000; at += 1) texts(`${at} ${'x'.repeat(200)}`, 'en')
  read.mockClear()
  texts('the first title', 'en')
  expect(read).toHaveBeenCalledOnce()
})
