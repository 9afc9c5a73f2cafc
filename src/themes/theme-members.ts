import type { ShareTheme, Theme } from './theme.ts'

/** Returns a theme whose members are those of another theme at the time that they are read. */
export function themeMembers(current: () => Theme): Theme {
  return {
    get preloadedFonts() {
      return current().preloadedFonts
    },
    get Mark() {
      return current().Mark
    },
    get PageEnd() {
      return current().PageEnd
    },
    get statusPicture() {
      return current().statusPicture
    },
    get icons() {
      return current().icons
    },
    get window() {
      return current().window
    },
  }
}

/** Does the same for the design of share pictures. */
export function shareThemeMembers(current: () => ShareTheme): ShareTheme {
  return {
    get version() {
      return current().version
    },
    get colours() {
      return current().colours
    },
    get mark() {
      return current().mark
    },
    get faces() {
      return current().faces
    },
    get title() {
      return current().title
    },
  }
}
