import type { z } from 'zod'
import { ANY_SECTION, kinds } from '#app/content/reading/model.server.ts'
import type { Model } from '#app/content/reading/model.ts'
import type { SiteModel } from '#app/content/site-model.ts'
import { GENERIC_PAGE, GENERIC_SECTION } from 'content-mapping/project/roles.ts'
import type { SpaceField } from 'content-mapping/space-model.ts'

/** Content types of a space, as compared with the site’s models. */
export interface TypesOfSpace {
  /** Name of the space within sentences. */
  readonly name: string
  /** Content type → field id → field. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, Pick<SpaceField, 'required' | 'type' | 'accepts' | 'values'>>>
}

/** Difference between a model of the site and a content type of the space. */
export interface TypeProblem {
  readonly type: string
  readonly field?: string
  /** Problem and remedy. */
  readonly sentence: string
}

/** Models that the site generates for unmapped content types. Spaces do not contain them. */
const MADE: ReadonlySet<string> = new Set([GENERIC_PAGE, GENERIC_SECTION])

/** Compares the models of the site with the content types of a space. */
export function typeProblems({ models, sectionTypes }: SiteModel, space: TypesOfSpace): TypeProblem[] {
  return models.filter(({ type }) => !MADE.has(type)).flatMap((model) => problemsOf(model, space, sectionTypes))
}

function problemsOf({ type, required, optional }: Model, space: TypesOfSpace, sectionTypes: readonly string[]): TypeProblem[] {
  const fields = space.types.get(type)
  if (!fields)
    return [{ type, sentence: `${space.name} has no content type "${type}": the site cannot show it; create it as described in docs/content-model.md` }]
  return Object.entries({ ...required, ...optional }).flatMap(([name, schema]) => {
    const at = { type, field: name }
    const field = fields.get(name)
    if (!field) return [{ ...at, sentence: `${type}.${name} is read by the site, but is no field in ${space.name}: add it` }]
    if (name in required && !field.required)
      return [{ ...at, sentence: `${type}.${name} is required by the site, but not in ${space.name}: require it, or entries without it are left out` }]
    return kindProblems(`${type}.${name}`, field, schema, sectionTypes).map((sentence) => ({ ...at, sentence }))
  })
}

function kindProblems(name: string, field: Pick<SpaceField, 'type' | 'accepts' | 'values'>, schema: z.ZodType, sectionTypes: readonly string[]): string[] {
  const kind = kinds.get(schema)
  if (!kind) return [`${name} has a schema without a kind: register one in src/content/reading/model.server.ts`]
  if (!kind.types.some((type) => type === field.type)) {
    return [`${name} is ${field.type}, but the site reads ${kind.types.join(' or ')}: the type of a field cannot be changed, so delete it and create it again`]
  }
  const accepted = new Set((kind.accepts ?? []).flatMap((type) => (type === ANY_SECTION ? sectionTypes : type)))
  const links = field.accepts.filter((type) => !accepted.has(type))
  const values = field.values.filter((value) => kind.values && !kind.values.includes(value))
  return [
    ...links.map((type) => `${name} accepts entries of "${type}", which the site does not show there: remove it from the field's validation`),
    ...values.map((value) => `${name} offers the value "${value}", which is unknown to the site: remove it from the field's validation`),
  ]
}
