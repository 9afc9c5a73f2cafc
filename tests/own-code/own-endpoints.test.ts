import { expect, test } from 'vitest'
import { atTheirPaths } from '../../src/server/endpoint.server.ts'

const stock = { methods: ['GET'], policy: 'message', answer: async () => new Response('12') } as const

test('atTheirPaths: places endpoints below /api/site/, and answers other paths there with 404', async () => {
  const endpoints = atTheirPaths({ stock })
  const at = (path: string) =>
    endpoints
      .find((endpoint) => endpoint.isAt(path))
      ?.answer(new Request(`http://localhost${path}`), () => Promise.reject(new Error('There is no call.')), new URL(`http://localhost${path}`))
  expect(await (await at('/api/site/stock'))?.text()).toBe('12')
  expect((await at('/api/site/nothing'))?.status).toBe(404)
  expect(at('/api/webhooks')).toBeUndefined()
})
