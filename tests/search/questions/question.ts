/** A question as a visitor words it, and the entries whose pages answer it: one of them is to be among the first three. */
export type Question = readonly [words: string, answer: string, ...others: string[]]

/** Answers that count: a visitor reads three results, hardly more. */
const FIRST = 3

/** Lists the questions whose answer is not among the first three that a search finds, with what it found. */
export function unanswered(questions: readonly Question[], find: (words: string) => readonly string[]): string[] {
  return questions.flatMap(([words, ...answers]) => {
    const found = find(words).slice(0, FIRST)
    return answers.some((answer) => found.includes(answer)) ? [] : [`${words}: ${found.join(', ') || 'nothing'}; wanted ${answers.join(' or ')}`]
  })
}
