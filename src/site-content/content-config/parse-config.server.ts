import leven from 'leven'
import { z } from 'zod'
import { StartError } from '#app/config/start-error.ts'
import { fieldsOfSource } from 'content-mapping/project/source-values.ts'
import { SOURCE_FORMS, type Source, type TypeMapping } from 'content-mapping/mapping.ts'
import type { ContentConfig } from 'content-mapping/config/content-config.ts'
import type { SiteRoles } from 'content-mapping/config/site-roles.ts'

const source: z.ZodType<Source> = z.lazy(() =>
  z.union(
    [
      z.strictObject({ from: z.string().min(1), as: z.enum(SOURCE_FORMS).optional() }),
      z.strictObject({
        template: z.string().refine((text) => /\{\w+\}/.test(text), "a template names fields in braces: template('{firstName} {lastName}')"),
      }),
      z.strictObject({ sys: z.enum(['createdAt', 'updatedAt', 'id']) }),
      z.strictObject({ any: z.array(source) }),
      z.strictObject({ all: z.array(source) }),
    ],
    'is no source: name a field, or use one of markdown, plain, first, jsonList, or, join, template, sys, none',
  ),
)

const typeMapping: z.ZodType<TypeMapping> = z.strictObject(
  {
    as: z.string(),
    fields: z.record(z.string(), source),
    hidden: z.array(z.string()).optional(),
    segment: z
      .string()
      .regex(/^[^/?#%\s]+$/u, 'must be one path segment, written plainly')
      .optional(),
  },
  'is not one of as(…), generic(…), ignore()',
)

const fieldRecord = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  localized: z.boolean(),
  accepts: z.array(z.string()).optional(),
  values: z.array(z.string()).optional(),
  unique: z.boolean().optional(),
})
const typeRecord = z.object({ name: z.string(), displayField: z.string().optional(), fields: z.record(z.string(), fieldRecord) })
const spaceRecord = z.object({ name: z.string(), tellsValidations: z.boolean(), types: z.record(z.string(), typeRecord) })

const contentConfig = z.object({ space: spaceRecord, types: z.record(z.string(), typeMapping) })

/**
 * Checks the default export of `content.config.ts` without looking at the space.
 *
 * Throws one `StartError` that lists every wrong type and field with its correction.
 */
export function parseContentConfig(exported: unknown, { kinds }: SiteRoles): ContentConfig {
  const { data, error } = contentConfig.safeParse(exported)
  const problems = data
    ? [...Object.entries(data.types).flatMap(([id, type]) => roleProblems(id, type, kinds)), ...segmentProblems(data.types)]
    : [...new Set(error.issues.map(problemOf))]
  if (!data || problems.length > 0) throw correction(problems)
  return data
}

/**
 * Checks that `content.types.ts` has all types and fields that `content.config.ts` names. Throws one `StartError` that lists those that are missing.
 *
 * Builds and checks call this function. A start does not: the space may have changed since, and a start reports missing types itself.
 */
export function checkNames({ space, types }: ContentConfig): void {
  const problems = Object.entries(types).flatMap(([id, type]) => nameProblems(id, type, space))
  if (problems.length > 0) throw correction(problems)
}

function correction(problems: readonly string[]): StartError {
  return new StartError(`content.config.ts needs a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

function problemOf({ path, message }: z.core.$ZodIssue): string {
  if (path.length < 2) return 'must have the result of defineContent as default export'
  return `${path.filter((step) => step !== 'types' && step !== 'fields').join('.')} ${message}`
}

function roleProblems(id: string, { as, fields, segment }: TypeMapping, kinds: SiteRoles['kinds']): string[] {
  const known = kinds[as]
  if (!known) return [`${id}: there is no role "${as}"${meant(as, Object.keys(kinds))}`]
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(known, name))
  return [
    ...unknown.map((name) => `${id}: ${as} has no field "${name}"${meant(name, Object.keys(known))}`),
    ...(segment !== undefined && as !== 'generic' ? [`${id}: only a generic type may have a segment`] : []),
  ]
}

function nameProblems(id: string, { fields, hidden = [] }: TypeMapping, { types }: ContentConfig['space']): string[] {
  const type = types[id]
  if (!type) return [`${id}: content.types.ts has no such type${meant(id, Object.keys(types))}`]
  const named = new Set([...Object.values(fields).flatMap(fieldsOfSource), ...hidden])
  const unknown = [...named].filter((name) => !Object.hasOwn(type.fields, name))
  return unknown.map((name) => `${id}: content.types.ts has no field "${name}" in it${meant(name, Object.keys(type.fields))}`)
}

function segmentProblems(types: Readonly<Record<string, TypeMapping>>): string[] {
  const bySegment = Map.groupBy(
    Object.entries(types).filter(([, { segment }]) => segment !== undefined),
    ([, { segment }]) => segment,
  )
  return [...bySegment]
    .filter(([, each]) => each.length > 1)
    .map(([segment, each]) => `${each.map(([id]) => id).join(' and ')} have the same segment "${segment}"`)
}

function meant(name: string, known: readonly string[]): string {
  const [nearest] = known.toSorted((one, other) => leven(name, one) - leven(name, other))
  if (nearest === undefined) return ''
  return leven(name, nearest) <= Math.max(2, name.length / 3) ? `: did you mean "${nearest}"?` : `; there are ${known.join(', ')}`
}
