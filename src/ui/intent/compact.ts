const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Removes the line breaks of an inline script, and replaces its variables that begin with `$` by letters. Each statement must end with a
 * semicolon or a brace. Bundlers drop calls whose result only the server uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function compact(script: string): string {
  const names = [...new Set(script.match(/\$\w+/g))]
  return script.replaceAll(/\n\s*/g, '').replaceAll(/\$\w+/g, (name) => LETTERS[names.indexOf(name)] ?? name)
}
