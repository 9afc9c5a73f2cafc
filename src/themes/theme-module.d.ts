/** The theme that `app.config.ts` names; the build puts its folder here. */
declare module '#theme' {
  import type { Theme } from '#app/themes/theme.ts'

  export const theme: Theme
}
