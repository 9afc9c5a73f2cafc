/** A name of the public surface that works for one more minor version. */
export interface Deprecated {
  /** Finds uses in code and settings of a team. */
  readonly use: RegExp
  /** Describes the replacement: "Use `limits.sectionItems` instead." */
  readonly replacement: string
  /** Version without the name. The release of that version deletes this row, and adds a codemod if it can replace the name. */
  readonly removedIn: string
}

/** The deprecated settings, variables, messages, tokens and modules. */
export const DEPRECATED: readonly Deprecated[] = []

/** Returns a sentence for each line of a file that uses a deprecated name. */
export function deprecatedUses(path: string, text: string, all: readonly Deprecated[] = DEPRECATED): string[] {
  return text.split('\n').flatMap((line, index) =>
    all.flatMap(({ use, replacement, removedIn }) => {
      const [name] = use.exec(line) ?? []
      return name === undefined ? [] : [`${path}:${index + 1} \`${name}\` works until ${removedIn}. ${replacement}`]
    }),
  )
}
