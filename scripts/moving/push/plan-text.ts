import { KINDS, type Kind } from '../space/contents.ts'
import type { Plan, Step } from './plan.ts'

const NAMES: Readonly<Record<Kind, string>> = {
  locales: 'Locales',
  contentTypes: 'Content types',
  editorInterfaces: 'Editors of content types',
  tags: 'Tags',
  assets: 'Assets',
  entries: 'Entries',
}

const ACTIONS: Readonly<Record<Step['action'], string>> = { create: '+', change: '~', publish: '^', archive: '_' }
/** Maximum lines of a list, so that a plan fits on a screen even if every resource is new. */
const MAX_LINES = 20
const MAX_PARTS = 6

/** Formats a push as lines: a table, then the resources to create (+), change (~), publish (^) and archive (_). */
export function planText({ steps, unchanged, left }: Plan): string[] {
  const of = (kind: Kind, action: Step['action']) => steps.filter((step) => step.kind === kind && step.action === action).length
  const table = KINDS.filter((kind) => (unchanged.get(kind) ?? 0) > 0 || steps.some((step) => step.kind === kind)).map((kind) => {
    const published = of(kind, 'publish') + of(kind, 'archive')
    const counts = [`${of(kind, 'create')} created`, `${of(kind, 'change')} changed`, ...(published > 0 ? [`${published} published or archived`] : [])]
    return `  ${NAMES[kind].padEnd(25)} ${[...counts, `${unchanged.get(kind) ?? 0} unchanged and skipped`].join(', ')}`
  })
  return [...table, ...limited(steps.map(stepText)), ...limited(left.map((line) => `  = ${line}`))]
}

function stepText({ kind, id, action, parts, conflict }: Step): string {
  const shown = parts.length > MAX_PARTS ? [...parts.slice(0, MAX_PARTS), `${parts.length - MAX_PARTS} more`] : parts
  return `  ${ACTIONS[action]} ${kind} "${id}"${shown.length > 0 ? `: ${shown.join(', ')}` : ''}${conflict === undefined ? '' : ` ! ${conflict}`}`
}

/** Returns the first lines of a list, and the number of remaining ones. */
export function limited(lines: readonly string[], max = MAX_LINES): string[] {
  return lines.length <= max ? [...lines] : [...lines.slice(0, max), `  … and ${lines.length - max} more`]
}
