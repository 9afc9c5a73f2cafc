import { basename } from 'node:path'

/** Creates the name of a CSS module's class from the module's name. It is readable in the browser, and compresses better than a hash. */
export function className(local: string, file: string): string {
  return `${basename(file, '.module.css')}-${local}`
}
