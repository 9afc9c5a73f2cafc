import { leftOutOf } from 'content-mapping/infer/left-out.ts'
import type { Inference } from 'content-mapping/infer/inference.ts'
import type { SpaceType } from 'content-mapping/space-model.ts'
import { readableSource, sourceText } from './source-text.ts'

const HEAD = ['content type', 'role', 'field', 'from', 'why'] as const
type Row = readonly [type: string, role: string, field: string, from: string, why: string]

/** Formats the inferred mapping of a space as a table: the role of each type, the sources of its fields, and the reasons. */
export function understanding(types: readonly SpaceType[], inference: Inference): string {
  const rows: Row[] = [HEAD, ...types.flatMap((type) => rowsOf(type, inference))]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(column === row.length - 1 ? 0 : (widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Lists the types and fields that visitors do not see, one line for each field name, so that nothing is left out without notice. */
export function leftOut(types: readonly SpaceType[], inference: Inference): string[] {
  const all = leftOutOf(types, inference)
  if (all.length === 0) return ['Nothing is left out: visitors see every field that has a value.']
  const whole = all.filter(({ field }) => field === undefined).map(({ type, why }) => `  ${type}: ${why}`)
  const byField = [
    ...Map.groupBy(
      all.filter(({ field }) => field !== undefined),
      ({ field }) => field,
    ),
  ]
  return ['Visitors do not see:', ...whole, ...byField.map(([field, of]) => `  ${field} (${of.map(({ type }) => type).join(', ')}): ${of[0]?.why}`)]
}

function rowsOf(type: SpaceType, { mapping, reasons }: Inference): Row[] {
  const own = mapping.types[type.id]
  if (!own) return []
  const why = reasons[type.id]
  const fields = Object.entries(own.fields).map(([name, source]): Row => {
    const text = sourceText(source)
    const played = type.fields.find(({ id }) => text.includes(`'${id}'`) || text.includes(`{${id}}`))
    return ['', '', name, readableSource(source), said(played && why?.fields[played.id])]
  })
  const hidden = (own.hidden ?? []).map((id): Row => ['', '', '(nowhere)', id, said(why?.fields[id])])
  return [[type.id, own.as, '', '', said(why)], ...fields, ...hidden]
}

/** Formats a reason. Its certainty is added unless it is certain. */
function said(reason: { readonly why: string; readonly sureness: string } | undefined): string {
  if (!reason) return ''
  return reason.sureness === 'sure' ? reason.why : `${reason.why} (${reason.sureness})`
}
