import type { LinkTarget } from './place.ts'

/** Give the attributes of a link that leaves the site, by which style sheets mark it; none for one that stays. */
export function externalProps(target: LinkTarget): { rel?: string; 'data-external'?: boolean } {
  return target.kind === 'url' && /^https?:/.test(target.href) ? { rel: 'noopener', 'data-external': true } : {}
}
