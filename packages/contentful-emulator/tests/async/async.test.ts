import { expect, test, vi } from 'vitest'
import { Coalescer } from 'contentful-emulator/async/coalescer.ts'
import { Limiter, QueueFullError } from 'contentful-emulator/async/limiter.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'

test('memoize: computes once per argument, also if the result is undefined', () => {
  const compute = vi.fn<(name: string) => string | undefined>((name) => (name === 'none' ? undefined : name.toUpperCase()))
  const upper = memoize(compute, new Map())
  expect(['a', 'b', 'a', 'none', 'none'].map(upper)).toEqual(['A', 'B', 'A', undefined, undefined])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('memoize: concurrent calls share one promise, and a rejection is not cached', async () => {
  const make = vi.fn<(version: string) => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(1)
  const ask = memoize(make, new Map())
  expect(await Promise.allSettled([ask('a'), ask('a')])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1])
  expect(make).toHaveBeenCalledTimes(2)
  await ask('b')
  expect(make).toHaveBeenCalledTimes(3)
})

test('Limiter: runs as many tasks at once as permitted, in the order of their arrival, and refuses the rest', async () => {
  const limiter = new Limiter(2, 1)
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const runs = gates.map(({ promise }, task) =>
    limiter.run(async () => {
      started.push(task)
      await promise
    }),
  )
  await expect(runs[3]).rejects.toBeInstanceOf(QueueFullError)
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await expect.poll(() => started).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  await Promise.all(runs.slice(0, 3))
})

test('Limiter: an aborted task leaves the queue, and a task that fails frees its slot', async () => {
  const limiter = new Limiter(1)
  const gate = Promise.withResolvers<void>()
  const first = limiter.run(() => gate.promise)
  const aborting = new AbortController()
  const task = vi.fn<() => Promise<void>>()
  const queued = limiter.run(task, aborting.signal)
  aborting.abort(new Error('left'))
  await expect(queued).rejects.toThrow('left')
  gate.reject(new Error('failed'))
  await expect(first).rejects.toThrow('failed')
  expect(await limiter.run(async () => 'through')).toBe('through')
  expect(task).not.toHaveBeenCalled()
})

test('Coalescer: callers with the same key share a task, and a later caller starts it again', async () => {
  const shared = new Coalescer<number>()
  let runs = 0
  const task = async () => (runs += 1)
  expect(await Promise.all([shared.run('a', task), shared.run('a', task), shared.run('b', task)])).toEqual([1, 1, 2])
  expect(await shared.run('a', task)).toBe(3)
})

test('Coalescer: aborts a task when its last caller has left, unless the task has committed', async () => {
  const shared = new Coalescer<string>()
  const gate = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const task = (commits: boolean) => (signal: AbortSignal, commit: () => void) => {
    signals.push(signal)
    if (commits) commit()
    return gate.promise
  }
  for (const commits of [false, true]) {
    const callers = [new AbortController(), new AbortController()]
    const waiting = callers.map(({ signal }) => shared.run('a', task(commits), signal))
    callers[0]?.abort(new Error('first left'))
    await expect(waiting[0]).rejects.toThrow('first left')
    expect(signals.at(-1)?.aborted).toBe(false)
    callers[1]?.abort(new Error('last left'))
    await expect(waiting[1]).rejects.toThrow('last left')
    expect(signals.at(-1)?.aborted).toBe(!commits)
  }
  const joined = shared.run('a', task(false))
  gate.resolve('result')
  expect(await joined).toBe('result')
  expect(signals).toHaveLength(2)
})

test('Coalescer: forgotten tasks are not joined, but answer their callers', async () => {
  const shared = new Coalescer<string>()
  const gate = Promise.withResolvers<string>()
  const before = shared.run('a', () => gate.promise)
  shared.forget()
  expect(await shared.run('a', async () => 'new')).toBe('new')
  gate.resolve('old')
  expect(await before).toBe('old')
})
