import { StartError } from '../../src/config/start-error.ts'

const MAX_DAYS = 30
const DAY_MS = 86_400_000

/** Returns the validity of a preview link in milliseconds. Throws a `StartError` if the number of days is not between 0 and 30. */
export function validityOf(option: string, days: string): number {
  const number = Number(days)
  if (!(number > 0 && number <= MAX_DAYS)) throw new StartError(`${option} must be a number between 0 and ${MAX_DAYS}; it is ${days}.`)
  return number * DAY_MS
}
