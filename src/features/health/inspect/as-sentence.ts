/**
 * Turns the predicate of a report into a sentence.
 * @example asSentence('is required and empty') // 'Is required and empty.'
 */
export function asSentence(problem: string): string {
  return `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`
}
