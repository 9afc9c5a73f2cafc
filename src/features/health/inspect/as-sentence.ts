/** Make a sentence of what the site says of an entry: "is required and empty". */
export function asSentence(problem: string): string {
  return `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`
}
