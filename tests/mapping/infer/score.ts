import type { Inference } from 'content-mapping/infer/inference.ts'

/** The expected mapping of a space: the correct roles of each content type, and the fields for each meaning. `-` stands for no field. */
export type Expectation = Readonly<Record<string, { readonly role: readonly string[]; readonly fields: Readonly<Record<string, readonly string[]>> }>>

export interface Score {
  readonly types: { right: number; all: number }
  readonly fields: { right: number; all: number }
  readonly wrong: string[]
}

export const nothing = (): Score => ({ types: { right: 0, all: 0 }, fields: { right: 0, all: 0 }, wrong: [] })

/** Names in expectations for roles that differ from the site's: a generic page counts as a page. */
const ROLES: Readonly<Record<string, readonly string[]>> = { generic: ['page'], ignore: ['none'], link: ['link', 'menu'] }

/**
 * Adds the result of comparing an inference with an expectation to a score. If several fields share a meaning, one of them is
 * sufficient. Alternative meanings are separated by bars.
 */
export function score(name: string, { mapping, reasons }: Inference, expected: Expectation, sum: Score): void {
  for (const [type, { role, fields }] of Object.entries(expected)) {
    const as = mapping.types[type]?.as ?? ''
    const isRight = [as, ...(ROLES[as] ?? [])].some((each) => role.includes(each))
    count(sum.types, isRight)
    if (!isRight) sum.wrong.push(`${name} ${type}: ${as} instead of ${role.join('|')}`)
    for (const [meaning, right] of Object.entries(fields)) {
      const found = Object.entries(reasons[type]?.fields ?? {}).flatMap(([field, { means }]) => (meaning.split('|').includes(means) ? [field] : []))
      const meets = found.length === 0 ? right.includes('-') : found.some((field) => right.includes(field))
      count(sum.fields, meets)
      if (!meets) sum.wrong.push(`${name} ${type} (${as}) ${meaning}: ${found.join('+') || '-'} instead of ${right.join('|')}`)
    }
  }
}

function count(tally: { right: number; all: number }, isRight: boolean): void {
  tally.all += 1
  if (isRight) tally.right += 1
}
