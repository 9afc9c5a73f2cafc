import { shareTheme as plain } from '#app/themes/plain/share-picture.server.ts'
import type { ShareTheme } from '#app/themes/theme.ts'

/** Share pictures of the theme `house`: everything of `plain`, except for the properties below. */
export const shareTheme: ShareTheme = {
  ...plain,
  colours: { ...plain.colours, accent: '#7a1f3d' },
}
