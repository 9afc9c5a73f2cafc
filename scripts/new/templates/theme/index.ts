import { theme as plain } from '#app/themes/plain/index.ts'
import type { Theme } from '#app/themes/theme.ts'

/** The theme `house`: everything of `plain`, except for the properties below. */
export const theme: Theme = {
  ...plain,
  window: { background: '#ffffff', theme: '#7a1f3d' },
}
