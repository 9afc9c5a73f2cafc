/** What the framework's build knows of its own output. */
declare module 'tanstack-start-manifest:v' {
  export const tsrStartManifest: () => {
    readonly routes: Readonly<Record<string, { readonly css?: readonly (string | { readonly href: string })[] }>>
  }
}
