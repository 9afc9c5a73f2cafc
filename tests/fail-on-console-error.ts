import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected error on the console fails the test. A test that expects one mocks it.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  const calls = spy.mock.calls.map((call) => call.map(String).join(' '))
  spy.mockRestore()
  expect(calls, 'errors on the console').toEqual([])
})
