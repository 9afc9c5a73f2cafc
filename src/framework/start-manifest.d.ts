/** The manifest that the build of TanStack Start writes: the style sheets of each route. */
declare module 'tanstack-start-manifest:v' {
  export const tsrStartManifest: () => {
    readonly routes: Readonly<Record<string, { readonly css?: readonly (string | { readonly href: string })[] }>>
  }
}
