import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error on the console is a failure that nobody looked at; a test that expects one mocks it itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  const calls = spy.mock.calls.map((call) => call.map(String).join(' '))
  spy.mockRestore()
  expect(calls, 'errors on the console').toEqual([])
})
