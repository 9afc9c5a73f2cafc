/** Directives of the content security policy to which a team may add sources. */
type Directive = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'font-src' | 'connect-src' | 'frame-src' | 'form-action'

/** Further sources of the content security policy, by directive, which `site/policy.server.ts` exports as `policy`. */
export type OwnPolicy = { readonly [D in Directive]?: readonly string[] }
