import { kindOf } from '../../model/comparison.ts'
import type { ContentType, SpaceContents } from '../space/contents.ts'
import type { Plan } from './plan.ts'

/** Returns the reasons why a file cannot be pushed to a space, each with a remedy. */
export function problemsOf(source: SpaceContents, present: SpaceContents, { steps }: Plan): string[] {
  const changed = new Set(steps.filter(({ kind, action }) => kind === 'contentTypes' && action === 'change').map(({ id }) => id))
  const there = new Map(present.contentTypes.map((type) => [type.sys.id, type]))
  return [
    ...defaultLocales(source, present),
    ...source.contentTypes.filter(({ sys }) => changed.has(sys.id)).flatMap((type) => losses(type, there.get(type.sys.id))),
    ...strangers(source, present),
  ]
}

function defaultLocales(source: SpaceContents, present: SpaceContents): string[] {
  const ours = source.locales.filter((each) => each.default).map(({ code }) => code)
  const theirs = present.locales.find((each) => each.default)?.code
  if (ours.length === 0 || theirs === undefined || ours.includes(theirs)) return []
  return [
    `The default locale of the space is ${theirs}, that of the file ${ours.join(', ')}. Change it in the space (Settings, Locales) before anything is in it.`,
  ]
}

/** Refuses to overwrite a different content type with the same id, or one that has more fields. */
function losses({ sys, fields }: ContentType, there: ContentType | undefined): string[] {
  const wrong = (there?.fields ?? []).flatMap((theirs) => {
    const ours = fields.find(({ id }) => id === theirs.id)
    if (!ours) return [`has a further field "${theirs.id}"`]
    if (kindOf(ours) !== kindOf(theirs)) return [`has "${theirs.id}" as ${kindOf(theirs)}, not ${kindOf(ours)}`]
    return (ours.localized ?? false) === (theirs.localized ?? false) ? [] : [`has "${theirs.id}" ${theirs.localized ? 'localized' : 'not localized'}`]
  })
  if (wrong.length === 0) return []
  return [
    `Content type "${sys.id}" differs in the space: it ${wrong.join(', ')}. A migration changes it (npm run content:migrate); --content-only skips it; npm run content:model adds the site’s types behind a prefix.`,
  ]
}

/** Finds entries of unknown content types, values in unknown locales, and entries that have another content type in the space. */
function strangers(source: SpaceContents, present: SpaceContents): string[] {
  const types = new Set([...source.contentTypes, ...present.contentTypes].map(({ sys }) => sys.id))
  const locales = new Set([...source.locales, ...present.locales].map(({ code }) => code))
  const there = new Map(present.entries.map((entry) => [entry.sys.id, entry.sys.contentType.sys.id]))
  const missingTypes = new Set(source.entries.map(({ sys }) => sys.contentType.sys.id).filter((id) => !types.has(id)))
  const missingLocales = new Set(
    source.entries.flatMap(({ fields }) => Object.values(fields).flatMap((values) => Object.keys(values).filter((code) => !locales.has(code)))),
  )
  return [
    ...[...missingTypes].map((id) => `Entries are of type "${id}", which neither the file nor the space has.`),
    ...[...missingLocales].map((code) => `Entries have values in ${code}, which is a locale of neither the file nor the space.`),
    ...source.entries.flatMap(({ sys }) => {
      const other = there.get(sys.id)
      return other === undefined || other === sys.contentType.sys.id
        ? []
        : [`Entry "${sys.id}" is of type "${other}" in the space, and of "${sys.contentType.sys.id}" in the file: give it another id.`]
    }),
  ]
}
