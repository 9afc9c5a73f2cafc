import type { Source } from '../mapping.ts'

const IN_BRACES = /\{([^{}]+)\}/g

/** Name the fields that a template takes its words from. */
export function fieldsOfTemplate(template: string): string[] {
  return [...template.matchAll(IN_BRACES)].map(([, field = '']) => field)
}

/** Name the fields that a source takes its value from. */
export function fieldsOfSource(source: Source): string[] {
  if ('from' in source) return [source.from]
  if ('template' in source) return fieldsOfTemplate(source.template)
  if ('any' in source) return source.any.flatMap(fieldsOfSource)
  return 'all' in source ? source.all.flatMap(fieldsOfSource) : []
}
