import { basename } from 'node:path'

/** Name a class of a CSS module after its module: readable in the browser, and it compresses better than a hash. */
export function className(local: string, file: string): string {
  return `${basename(file, '.module.css')}-${local}`
}
