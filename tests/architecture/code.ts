import { parseSync, Visitor } from 'vite'
import type { SourceFile } from '../../scripts/checks/imports/source.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** A rule for a file. Reports the nodes that violate it. */
type Rule = (file: SourceFile, report: (node: Span) => void) => ConstructorParameters<typeof Visitor>[0]

/** Returns the places that violate a rule: path and first line of the source. */
export function breaches(rule: Rule, files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = []
    const report = ({ start, end }: Span) => found.push(`${file.path}: ${file.text.slice(start, end).trim().split('\n')[0]}`)
    new Visitor(rule(file, report)).visit(parseSync(file.path, file.text).program)
    return found
  })
}

/** Finds type assertions. */
export const casts: Rule = ({ text }, report) => ({
  TSAsExpression: (node) => void (text.slice(node.typeAnnotation.start, node.typeAnnotation.end) === 'const' || report(node)),
  TSNonNullExpression: report,
})

const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])

/** Finds text in views that is not a message. */
export const words: Rule = (_, report) => ({
  JSXText: (node) => void (/\p{L}/u.test(node.value) && report(node)),
  JSXAttribute: (node) =>
    void (SPOKEN.has(String(node.name.name)) && node.value?.type === 'Literal' && /\p{L}/u.test(String(node.value.value)) && report(node)),
})

/** Finds `style` attributes, which the Content-Security-Policy blocks. */
export const styles: Rule = (_, report) => ({ JSXAttribute: (node) => void (node.name.name === 'style' && report(node)) })

/** Finds formatting of dates and numbers, whose result depends on the machine. */
export const formatting: Rule = ({ text }, report) => ({
  MemberExpression: (node) => void (/^(?:Intl\.(?!Locale\b)|Date\.)|\.toLocale\w*String$/.test(text.slice(node.start, node.end)) && report(node)),
})

/** Finds exported functions without a docstring. If a function has several signatures, the first needs it. */
export const silence: Rule = ({ text }, report) => ({
  Program: ({ body }) => {
    for (const [index, node] of body.entries()) {
      const before = body[index - 1]
      const isFurther = before?.type === 'ExportNamedDeclaration' && before.declaration?.type === 'TSDeclareFunction'
      const isFunction = node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'FunctionDeclaration'
      if (isFunction && !isFurther && !text.slice(0, node.start).trimEnd().endsWith('*/')) report(node)
    }
  },
})

/** Matches the module of a file of the project, not of a library. */
const OWN_MODULE = /^(?:[.#]|contentful-emulator\/|content-mapping\/)/

/** Finds calls of functions at the top level of a module, and of methods of objects that another module of the project exports. */
export const callsAtImport: Rule = ({ text }, report) => ({
  Program: ({ body }) => {
    const imported = new Set(
      body.flatMap((node) => (node.type === 'ImportDeclaration' && OWN_MODULE.test(node.source.value) ? node.specifiers.map(({ local }) => local.name) : [])),
    )
    for (const node of body) {
      if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') continue
      const { callee } = node.expression
      const [root = ''] = /^\w+/.exec(text.slice(callee.start, callee.end)) ?? []
      if (callee.type === 'Identifier' || imported.has(root)) report(node)
    }
  },
})
