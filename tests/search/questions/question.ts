/** A question in a visitor's words, and the entries whose pages answer it. One of them must be among the first three results. */
export type Question = readonly [words: string, answer: string, ...others: string[]]

/** Number of results that count, because visitors rarely read more than three. */
const FIRST = 3

/** Lists the questions whose answer is not among the first three results, with the results. */
export function unanswered(questions: readonly Question[], find: (words: string) => readonly string[]): string[] {
  return questions.flatMap(([words, ...answers]) => {
    const found = find(words).slice(0, FIRST)
    return answers.some((answer) => found.includes(answer)) ? [] : [`${words}: ${found.join(', ') || 'nothing'}; wanted ${answers.join(' or ')}`]
  })
}
