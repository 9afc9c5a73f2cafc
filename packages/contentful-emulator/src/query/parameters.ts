import { badRequest, invalidQuery, valueNotApplicable } from '../http/errors.ts'

/** The parameters of a query as pairs. A name may occur more than once. */
export type Parameters = readonly (readonly [name: string, value: string])[]

const MAX_LIMIT = 1000
const MAX_INCLUDE = 10

export interface Page {
  readonly skip: number
  readonly limit: number
}

/** Returns the value of a parameter. If it occurs twice, the last one counts. */
export function parameter(parameters: Parameters, name: string): string | undefined {
  return parameters.findLast(([key]) => key === name)?.[1]
}

/** Reads `skip` and `limit`. */
export function readPage(parameters: Parameters, defaultLimit = 100): Page {
  const limit = readCount(parameters, 'limit') ?? defaultLimit
  if (limit > MAX_LIMIT) throw badRequest(`The maximum limit is ${MAX_LIMIT}. You requested ${limit}.`)
  return { skip: readCount(parameters, 'skip') ?? 0, limit }
}

/** Reads the number of link levels to resolve. The default is 1. */
export function readInclude(parameters: Parameters): number {
  const include = readCount(parameters, 'include') ?? 1
  if (include > MAX_INCLUDE) throw invalidQuery({ name: 'include', path: ['include'], value: include, details: `The maximum include level is ${MAX_INCLUDE}` })
  return include
}

/** Reads a switch such as `cursor=true`. */
export function readSwitch(parameters: Parameters, name: string): boolean {
  const value = parameter(parameters, name)
  if (value === undefined || value === 'false' || value === '0') return false
  if (value !== 'true' && value !== '1') throw valueNotApplicable(name, value)
  return true
}

function readCount(parameters: Parameters, name: string): number | undefined {
  const value = parameter(parameters, name)
  if (value === undefined) return undefined
  if (!/^\d{1,9}$/.test(value)) throw valueNotApplicable(name, value)
  return Number(value)
}
