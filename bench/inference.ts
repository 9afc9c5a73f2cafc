import { inWords, leaveOneOut, scoreOf, scoreOfRewritten } from '../tests/mapping/evaluation/evaluate.ts'
import { foreignSpaces, inventedSpaces, usualSpaces } from '../tests/mapping/evaluation/spaces.ts'
import type { Score } from '../tests/mapping/infer/score.ts'

// Prints the number of content types and fields of known spaces that the inference understands. With --wrong, prints each mistake.

const isVerbose = process.argv.includes('--wrong')
const share = ({ right, all }: { right: number; all: number }) => (all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`)

function print(name: string, score: Score, other?: Score): void {
  console.log(
    `${name.padEnd(44)}${inWords(score).padEnd(34)}${share(score.types).padStart(8)}${share(score.fields).padStart(9)}${other ? `   left out: ${inWords(other)}` : ''}`,
  )
  if (isVerbose) for (const line of (other ?? score).wrong) console.log(`    ${line}`)
}

const spaces = [...foreignSpaces(), ...inventedSpaces()]
const leftOut = leaveOneOut(spaces)
for (const space of spaces) print(space.name, scoreOf(space), leftOut.get(space.name))
print('all spaces', scoreOf(...spaces))
const all = [...leftOut.values()]
const sum = (of: 'types' | 'fields') => ({
  right: all.reduce((total, each) => total + each[of].right, 0),
  all: all.reduce((total, each) => total + each[of].all, 0),
})
print('all spaces, each left out', { types: sum('types'), fields: sum('fields'), wrong: [] })
print('models without entries', scoreOf(...usualSpaces()))
for (const [name, score] of scoreOfRewritten(spaces)) print(`rewritten: ${name}`, { ...score, wrong: [] })
