import type { LinkTarget } from './place.ts'

/** Returns the attributes of external links, which style sheets mark. Returns an empty object for internal links. */
export function externalProps(target: LinkTarget): { rel?: string; 'data-external'?: boolean } {
  return target.kind === 'url' && /^https?:/.test(target.href) ? { rel: 'noopener', 'data-external': true } : {}
}
