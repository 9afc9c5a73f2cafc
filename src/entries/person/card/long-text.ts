interface Texts {
  readonly summary?: { readonly text: string }
  readonly biography?: { readonly text: string }
}

/** Maximum length of a role that fits below a portrait in half the width of a phone. */
const MAX_ROLE = 60

/** Returns whether the texts of a person need more than half the width of a phone: a biography, or a long role. */
export function hasLongText({ summary, biography }: Texts): boolean {
  return biography !== undefined || (summary?.text.length ?? 0) > MAX_ROLE
}
