import { expect, test } from 'vitest'
import { oneAtATime } from '../../../src/layout/preview/live/one-at-a-time.ts'

test('what is asked for while it is done is done once more, together', async () => {
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

test('what fails does not keep it from being done again', async () => {
  let begun = 0
  const ask = oneAtATime(async () => {
    begun += 1
    throw new Error('gone')
  })
  await ask()
  await ask()
  expect(begun).toBe(2)
})
