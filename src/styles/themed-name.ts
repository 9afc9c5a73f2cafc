/** Returns the name of the style sheet with one theme, which the build writes if sites have several themes. */
export function themedName(name: string, theme: string): string {
  return name.replace(/\.css$/, `-${theme}.css`)
}
