import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { atContent, failedRequest } from '../../src/content/development.ts'
import { model, parseValues } from '../../src/content/reading/model.server.ts'

test('failedRequest: names the smallest part of the content that was read, of the innermost error', () => {
  const inner = new Error('no such thing')
  atContent(inner, { entry: 'a', field: 'title' })
  atContent(inner, { entry: 'a', type: 'hero' })
  expect(failedRequest(new Error('failed', { cause: inner }), '/en')).toMatchObject({
    message: 'no such thing',
    address: '/en',
    place: { entry: 'a', field: 'title' },
  })
  expect(failedRequest(new Error('another'), '/en')).not.toHaveProperty('place')
})

test('parseValues: an error that a model throws is noted with entry and field', () => {
  const fails = z.unknown().transform(() => {
    throw new Error('a fault of the model')
  })
  const parse = vi.fn(() => parseValues({ title: { value: 'x' } }, model('hero', { title: fails }, {}), { entry: 'a', locale: 'en' }))
  expect(parse).toThrow('a fault of the model')
  expect(failedRequest(parse.mock.results[0]?.value, '/en').place).toEqual({ entry: 'a', field: 'title' })
})
