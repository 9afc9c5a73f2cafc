/** The theme that `app.config.ts` names; the build puts its folder here. */
declare module '#theme' {
  import type { Theme } from '#app/themes/theme.ts'

  export const theme: Theme
}

/** What the same theme draws pictures for shared links with. */
declare module '#theme/share-picture.server.ts' {
  import type { ShareTheme } from '#app/themes/share-theme.ts'

  export const shareTheme: ShareTheme
}
