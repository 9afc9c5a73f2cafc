import { expect, test } from 'vitest'
import { onceCopied } from '../../../src/content/client/once-copied.server.ts'
import { DeliveryError } from '../../../src/content/error.ts'

const copying = () => new DeliveryError('unreachable', 'it is being copied for the first time', { about: 'first-copy' })

/** Returns a reading that fails with some errors before it succeeds, and the number of its calls. */
function reading(...errors: readonly Error[]) {
  const left = [...errors]
  const state = { calls: 0 }
  const read = async () => {
    state.calls += 1
    const error = left.shift()
    if (error) throw error
    return 'content'
  }
  return { state, read }
}

test('onceCopied: waits for the first copy of a space', async () => {
  const { state, read } = reading(copying(), copying())
  expect(await onceCopied(read, 10_000, 1)).toBe('content')
  expect(state.calls).toBe(3)
})

test('onceCopied: throws after its time, and other errors at once', async () => {
  await expect(onceCopied(reading(copying(), copying()).read, 5, 10)).rejects.toThrow('it is being copied for the first time')
  const { state, read } = reading(new DeliveryError('unreachable', 'it does not answer'))
  await expect(onceCopied(read, 10_000, 1)).rejects.toThrow('it does not answer')
  expect(state.calls).toBe(1)
})
