import { join } from 'node:path'
import { now } from '#app/config/clock.server.ts'
import { environment } from '#app/config/env.server.ts'
import { MissCounter, type Miss } from './miss-counter.server.ts'

/** Delay before counts are written, so that many searches cause one write. */
const SAVE_MS = 5000

let counter: MissCounter | undefined
let timer: NodeJS.Timeout | undefined

/** Counts a query of a language without results. */
export function countMiss(locale: string, words: string): void {
  misses().add(locale, words, now())
  timer ??= setTimeout(() => void saveMisses(), SAVE_MS).unref()
}

/** Writes the counts. If the folder is not writable, the counts are dropped. */
export async function saveMisses(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await counter?.save(now()).catch(() => undefined)
}

/** Returns the most frequent queries without results of the last weeks. */
export function mostMissed(limit: number): Promise<Miss[]> {
  return misses().mostFrequent(limit, now())
}

function misses(): MissCounter {
  counter ??= new MissCounter(join(environment().CONTENT_STATE, 'search-misses.json'))
  return counter
}
