import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Text } from './areas.ts'
import { RULES } from './lint-rules.ts'

/** A sentence that breaks a rule of `wording.ts`. */
export interface Finding {
  readonly area: string
  readonly path: string
  readonly line: number
  /** Name of the rule: `retired-term`. */
  readonly rule: string
  readonly text: string
}

/** Returns the sentences that break a rule, in the order of the text. */
export function findingsIn({ area, path, markdown, lines }: Text): Finding[] {
  const linter = unified().use(remarkParse).use(remarkGfm)
  for (const rule of RULES) linter.use(rule, area)
  const file = new VFile({ value: markdown })
  linter.runSync(linter.parse(file), file)
  return file.messages
    .map(({ line = 1, ruleId = '', reason }) => ({ area, path, line: lines[line - 1] ?? line, rule: ruleId, text: reason }))
    .toSorted((one, other) => one.line - other.line)
}
