import { INK } from './ink.ts'

/** Strokes of each letter as corners on a grid 4 wide and 6 high: cut with straight strokes, as an engraver does. */
export const LETTERS: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.8,3.7 3.2,3.7',
  B: '0,0 0,6|0,0 2.6,0 3.6,0.9 3.6,2 2.6,2.9 0,2.9|2.6,2.9 4,3.9 4,5 2.8,6 0,6',
  C: '4,1.2 2.8,0 1.4,0 0,1.5 0,4.5 1.4,6 2.8,6 4,4.8',
  D: '0,0 0,6|0,0 2.2,0 4,1.8 4,4.2 2.2,6 0,6',
  E: '3.6,0 0,0 0,6 3.6,6|0,2.9 2.8,2.9',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '2,0 2,6',
  K: '0,0 0,6|3.8,0 0,3.6|1.3,2.6 4,6',
  L: '0,0 0,6 3.6,6',
  M: '0,6 0.4,0 2,4 3.6,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '2.6,0 1.4,0 0,1.6 0,4.4 1.4,6 2.6,6 4,4.4 4,1.6 2.6,0',
  R: '0,6 0,0 2.6,0 3.7,1 3.7,2.2 2.6,3.2 0,3.2|2,3.2 4,6',
  S: '3.8,1 2.7,0 1.3,0 0.2,1 0.2,2 1.2,2.9 2.8,3.2 3.9,4.1 3.9,5 2.8,6 1.2,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,1.8 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,2.8 4,0|2,2.8 2,6',
  0: '2.5,0 1.5,0 0.3,1.5 0.3,4.5 1.5,6 2.5,6 3.7,4.5 3.7,1.5 2.5,0',
  1: '1,1.2 2.3,0 2.3,6',
  2: '0.3,1.3 1.4,0 2.7,0 3.7,1.1 3.7,2.2 0.2,6 3.9,6',
  3: '0.4,0 3.6,0 1.9,2.4 2.9,2.5 3.8,3.5 3.8,4.8 2.7,6 1.2,6 0.2,5',
  4: '2.9,6 2.9,0 0.1,4.2 3.9,4.2',
  5: '3.5,0 0.7,0 0.5,2.6 2.6,2.4 3.8,3.5 3.8,4.8 2.6,6 1.2,6 0.2,5.1',
  6: '3.4,0.4 2.4,0 1.4,0.5 0.3,2.6 0.3,4.6 1.4,6 2.7,6 3.8,4.8 3.8,3.7 2.7,2.7 1.4,2.8 0.3,4',
  7: '0.2,0 3.8,0 1.6,6',
  8: '1.4,2.8 0.5,2 0.5,0.9 1.5,0 2.5,0 3.5,0.9 3.5,2 2.6,2.8 1.4,2.8 0.2,3.9 0.2,5 1.4,6 2.6,6 3.8,5 3.8,3.9 2.6,2.8',
  9: '3.7,2 2.6,3.2 1.4,3.2 0.2,2.2 0.2,1.2 1.4,0 2.6,0 3.7,1.4 3.7,3.4 2.6,5.5 1.5,6 0.6,5.6',
  '-': '0.8,3 3.2,3',
  '+': '0.6,3 3.4,3|2,1.6 2,4.4',
  '°': '1.2,0 0.4,0.8 1.2,1.6 2,0.8 1.2,0',
}

/** Writes a word around a middle point, with its letters `height` high; turn in degrees. */
export const lettering = (word: string, x: number, y: number, height: number, colour = INK, width = height / 9, turn = 0): string => {
  const scale = height / 6
  const step = 5.6
  const left = -((word.length - 1) * step + 4) / 2
  const strokes = [...word].flatMap((letter, index) =>
    (LETTERS[letter] ?? '')
      .split('|')
      .filter((stroke) => stroke !== '')
      .map((stroke) => `<polyline points="${stroke}" transform="translate(${(left + index * step).toFixed(1)} -3)"/>`),
  )
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${(width / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
