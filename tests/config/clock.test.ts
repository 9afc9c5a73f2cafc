import { expect, test, vi } from 'vitest'

test('now: starts at SITE_CLOCK and advances; without SITE_CLOCK, returns the time of the machine', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-05T05:00:00Z') })
  try {
    vi.stubEnv('SITE_CLOCK', '2027-03-01T10:00:00+01:00')
    vi.resetModules()
    const { now } = await import('../../src/config/clock.server.ts')
    expect(now().toISOString()).toBe('2027-03-01T09:00:00.000Z')
    vi.advanceTimersByTime(90_000)
    expect(now().toISOString()).toBe('2027-03-01T09:01:30.000Z')

    vi.stubEnv('SITE_CLOCK', '')
    vi.resetModules()
    const machine = await import('../../src/config/clock.server.ts')
    expect(machine.now().toISOString()).toBe('2031-05-05T05:01:30.000Z')
  } finally {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    vi.resetModules()
  }
})
