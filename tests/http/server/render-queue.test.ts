import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { RenderQueue } from '#app/server/connection/render-queue.server.ts'

describe('request queue', () => {
  test('starts one request in each turn of the event loop, in the order of arrival', async () => {
    const turnstile = new RenderQueue(10)
    const begun: number[] = []
    for (const visitor of [1, 2, 3, 4]) void turnstile.pass().then(() => begun.push(visitor))
    await Promise.resolve()
    const after = [[...begun]]
    for (let turn = 0; turn < 3; turn += 1) {
      await setImmediate()
      after.push([...begun])
    }
    expect(after).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]])
  })

  test('starts a request at once if the queue is empty', async () => {
    const turnstile = new RenderQueue(1)
    await turnstile.pass()
    await setImmediate()
    expect(await Promise.race([turnstile.pass(), setImmediate('later')])).toBe(true)
  })

  test('refuses requests at once if it is full, warns once, and accepts requests again later', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const turnstile = new RenderQueue(2)
    const answers = await Promise.all(Array.from({ length: 5 }, () => turnstile.pass()))
    expect(answers).toEqual([true, true, true, false, false])
    expect(warn).toHaveBeenCalledTimes(1)
    await setImmediate()
    expect(await turnstile.pass()).toBe(true)
    warn.mockRestore()
  })
})
