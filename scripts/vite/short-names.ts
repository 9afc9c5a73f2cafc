import { basename, relative } from 'node:path'
import { createHash } from 'node:crypto'

const END = '.module.css'

/**
 * Creates the name of a CSS module's class from the module's name. It is readable in the browser, and compresses better than a hash.
 * A module in `site/` is named after its path, because a module of the product may have the same name.
 */
export function className(local: string, file: string, root = process.cwd()): string {
  const path = relative(root, file).replaceAll('\\', '/')
  const name = path.startsWith('site/') ? path.slice('site/'.length, -END.length).replaceAll(/[^\w-]/g, '-') : basename(file, END)
  return `${name}-${local}`
}

/**
 * Returns a short id of a server function for its URL. Ids are long enough to be unique among the site's few functions, and short
 * because they do not compress.
 */
export function functionId({ filename, functionName }: { readonly filename: string; readonly functionName: string }): string {
  return createHash('sha256').update(`${filename}--${functionName}`).digest('base64url').slice(0, 6)
}
