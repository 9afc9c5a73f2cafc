import { Bitset } from './bitset.ts'
import { operatorNotApplicable, valueNotApplicable } from '../http/errors.ts'
import type { AttributeIndex, Comparable } from './attributes/attribute-index.ts'
import type { Kind } from './attributes/attribute.ts'
import { parseArea, parsePoint } from './geo.ts'
import { instantOf } from './instant.ts'

export type Operator = 'eq' | 'ne' | 'in' | 'nin' | 'all' | 'exists' | 'lt' | 'lte' | 'gt' | 'gte' | 'match' | 'near' | 'within'

const EQUALITY = ['eq', 'ne', 'in', 'nin', 'all', 'exists'] as const
const RANGE = ['lt', 'lte', 'gt', 'gte'] as const

const APPLICABLE: Readonly<Record<Kind, readonly Operator[]>> = {
  Id: [...EQUALITY, 'match'],
  Symbol: [...EQUALITY, 'match'],
  Text: [...EQUALITY, 'match'],
  RichText: ['exists', 'match'],
  Number: [...EQUALITY, ...RANGE],
  Date: [...EQUALITY, ...RANGE],
  Boolean: EQUALITY,
  Location: ['exists', 'near', 'within'],
  Opaque: ['exists'],
}

const OPERATORS: ReadonlySet<string> = new Set([...EQUALITY, ...RANGE, 'match', 'near', 'within'])

/** Returns whether a word in brackets is an operator. Equality has no operator. */
export function isOperator(word: string): word is Operator {
  return OPERATORS.has(word) && word !== 'eq'
}

/** Returns the resources that match one filter. Throws if the attribute's type does not support the operator or value. */
export function matching(index: AttributeIndex, operator: Operator, value: string): Bitset {
  const { attribute, universe, withValue } = index
  if (!APPLICABLE[attribute.kind].includes(operator)) throw operatorNotApplicable(operator, attribute.path, attribute.type)
  const read = (one: string) => readValue(attribute.kind, attribute.path, one)
  const any = (list: readonly string[]) =>
    Bitset.of(
      universe.size,
      list.flatMap((one) => index.equalTo(read(one))),
    )
  switch (operator) {
    case 'eq':
      return any([value])
    case 'ne':
      return universe.without(any([value]))
    case 'in':
      return any(splitList(value))
    case 'nin':
      return universe.without(any(splitList(value)))
    case 'all':
      return splitList(value).reduce((found, one) => found.and(any([one])), universe)
    case 'exists':
      return readTruth(attribute.path, value) ? withValue : universe.without(withValue)
    case 'match':
      return index.matching(value)
    case 'near':
      if (!parsePoint(value)) throw valueNotApplicable(attribute.path, value)
      return Bitset.of(
        universe.size,
        index.points().map(({ ordinal }) => ordinal),
      )
    case 'within': {
      const contains = parseArea(value)
      if (!contains) throw valueNotApplicable(attribute.path, value)
      return Bitset.of(
        universe.size,
        index
          .points()
          .filter(({ point }) => contains(point))
          .map(({ ordinal }) => ordinal),
      )
    }
    default: {
      const bound = read(value)
      return typeof bound === 'number' ? index.beside(operator, bound) : new Bitset(universe.size)
    }
  }
}

/** Splits a comma-separated list. Commas cannot be escaped. */
export function splitList(value: string): readonly string[] {
  return value === '' ? [] : value.split(',')
}

function readValue(kind: Kind, path: string, value: string): Comparable {
  const read = kind === 'Number' ? readNumber(value) : kind === 'Date' ? instantOf(value) : kind === 'Boolean' ? TRUTH.get(value) : value
  if (read === undefined) throw valueNotApplicable(path, value)
  return read
}

function readNumber(value: string): number | undefined {
  const read = value.trim() === '' ? NaN : Number(value)
  return Number.isFinite(read) ? read : undefined
}

const TRUTH: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

function readTruth(path: string, value: string): boolean {
  const read = TRUTH.get(value)
  if (read === undefined) throw valueNotApplicable(path, value)
  return read
}
