/** The theme that `app.config.ts` names. The build resolves this module to its folder. */
declare module '#theme' {
  import type { Theme } from '#app/themes/theme.ts'

  export const theme: Theme
}

/** Design of link preview pictures of the same theme. */
declare module '#theme/share-picture.server.ts' {
  import type { ShareTheme } from '#app/themes/theme.ts'

  export const shareTheme: ShareTheme
}

interface ImportMetaEnv {
  /** Defined if sites have several themes. */
  readonly SEVERAL_THEMES?: true
}
