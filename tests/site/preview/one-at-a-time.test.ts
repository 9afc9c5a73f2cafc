import { expect, test } from 'vitest'
import { oneAtATime } from '../../../src/layout/preview/live/live-preview.ts'

test('oneAtATime: calls during a run share one further run', async () => {
  let begun = 0
  let end: () => void = () => undefined
  const ask = oneAtATime(() => {
    begun += 1
    return new Promise<void>((done) => (end = done))
  })
  const asked = [ask(), ask(), ask()]
  expect(begun).toBe(1)
  end()
  await expect.poll(() => begun).toBe(2)
  end()
  await Promise.all(asked)
  expect(begun).toBe(2)
})

test('oneAtATime: runs again after a failure', async () => {
  let begun = 0
  const ask = oneAtATime(async () => {
    begun += 1
    throw new Error('gone')
  })
  await ask()
  await ask()
  expect(begun).toBe(2)
})
