import type { SiteSettings } from './site.ts'

/** Theme of settings that name none. */
const DEFAULT_THEME = 'plain'

type Settings = Pick<SiteSettings, 'theme' | 'sites'>

/** Returns the theme of a site, by its id. Without `sites`, the only site has no id. */
export function themeOf({ theme, sites = [] }: Settings, id: string | undefined): string {
  return sites.find((site) => site.id === id)?.theme ?? theme ?? DEFAULT_THEME
}

/** Returns the themes of all sites, each once, and that of the first site first. */
export function themesInUse(settings: Settings): readonly string[] {
  return [...new Set((settings.sites ?? [undefined]).map((site) => themeOf(settings, site?.id)))]
}
