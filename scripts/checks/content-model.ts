import type { z } from 'zod'
import type { Environment } from '../../src/config/env.server.ts'
import { ANY_SECTION, kinds } from '../../src/content/reading/model.server.ts'
import type { Model } from '../../src/content/reading/model.ts'
import { GENERIC_PAGE, GENERIC_SECTION } from '../../src/mapping/project/roles.ts'
import { isOwnModel } from '../../src/mapping/own-model.ts'
import { siteModel } from '../../src/site-model.server.ts'
import { configured } from '../adopted/configured.ts'
import { mappedProblems } from './drift.ts'
import { openSpace, type FieldOfSpace, type Space } from './space-to-check.ts'

/** What the site makes of types that are a space's own: no space has it. */
const MADE: ReadonlySet<string> = new Set([GENERIC_PAGE, GENERIC_SECTION])

/**
 * Where the models of the site and the content types of the configured space disagree, and entries that lack what the site
 * requires; each with the remedy. Of a space of other content types, where it has moved away from `content.config.ts`.
 */
export async function contentProblems(env: Environment = configured(), log: (line: string) => void = () => undefined): Promise<string[]> {
  const space = await openSpace(env).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  if (typeof space === 'string') return [`The space cannot be read: ${space}`]
  if (!isOwnModel({ types: typesOf(space) })) return mappedProblems(env, log)
  log(
    `compared with ${space.name}: ${space.types.size} content types, ${space.entries ? `${space.entries.length} entries` : 'too many entries to read them all'}`,
  )
  return siteModel.models.filter(({ type }) => !MADE.has(type)).flatMap((model) => problemsOf(model, space))
}

function typesOf({ types }: Space) {
  return [...types].map(([id, fields]) => ({
    id,
    name: id,
    displayField: undefined,
    fields: [...fields].map(([field, about]) => ({ id: field, name: field, localized: false, ...about })),
  }))
}

function problemsOf({ type, required, optional }: Model, space: Space): string[] {
  const fields = space.types.get(type)
  if (!fields) return [`${space.name} has no content type "${type}": what the site shows of it is not offered; make it as docs/content-model.md says`]
  const given = Object.entries({ ...required, ...optional }).flatMap(([name, schema]) => {
    const field = fields.get(name)
    if (!field) return [`${type}.${name} is read by the site, but is no field in ${space.name}: add it`]
    if (name in required && !field.required)
      return [`${type}.${name} is required by the site, but not in ${space.name}: require it, or entries without it are left out`]
    return kindProblems(`${type}.${name}`, field, schema)
  })
  const lacking = (space.entries ?? [])
    .filter((entry) => entry.type === type)
    .flatMap((entry) =>
      Object.keys(required)
        .filter((name) => Object.values(entry.fields[name] ?? {}).every(isEmpty))
        .map((name) => `entry ${entry.id} (${type}) lacks the required field "${name}": fill it, or the entry is left out`),
    )
  return [...given, ...lacking]
}

function kindProblems(name: string, field: FieldOfSpace, schema: z.ZodType): string[] {
  const kind = kinds.get(schema)
  if (!kind) return [`${name} has a schema without a kind: register one in src/content/reading/model.server.ts`]
  if (!kind.types.some((type) => type === field.type)) {
    return [`${name} is ${field.type}, but the site reads ${kind.types.join(' or ')}: the type of a field cannot be changed, so delete it and make it anew`]
  }
  const accepted = new Set((kind.accepts ?? []).flatMap((type) => (type === ANY_SECTION ? siteModel.sectionTypes : type)))
  const links = field.accepts.filter((type) => !accepted.has(type))
  const values = field.values.filter((value) => kind.values && !kind.values.includes(value))
  return [
    ...links.map((type) => `${name} accepts entries of "${type}", which the site does not show there: take it out of the field's validation`),
    ...values.map((value) => `${name} offers the value "${value}", which the site does not know: take it out of the field's validation`),
  ]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
