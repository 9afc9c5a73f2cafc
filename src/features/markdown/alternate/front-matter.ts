import type { ShownPage } from '#app/content/pages/shown-page.server.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { alternateUrl } from './alternate-links.ts'

type Fields = Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>

/** Returns the metadata of a page as front matter: title, languages, dates and URL. */
export function frontMatter({ locale, meta, dates }: ShownPage, neighbours: Readonly<Partial<Record<'previous' | 'next', string>>> = {}): string {
  const canonical = absoluteUrl(locale, meta.place)
  const alternates = meta.alternates
    .filter((alternate) => alternate.translation === 'translated' && alternate.locale !== locale)
    .map((alternate): [string, string] => [alternate.locale, alternateUrl(absoluteUrl(alternate.locale, alternate.place), canonical, alternate.locale)])
  const { published, updated, start, end } = dates
  return yaml({
    title: meta.title,
    description: meta.description,
    site: meta.siteName,
    language: locale,
    untranslated: meta.untranslated?.translation,
    machineTranslated: meta.machineTranslated?.extent,
    canonical,
    alternates: alternates.length > 0 ? Object.fromEntries(alternates) : undefined,
    published,
    updated,
    start,
    end,
    ...neighbours,
  })
}

/** Writes YAML. JSON strings are valid YAML strings. */
function yaml(fields: Fields): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === '') return []
    if (typeof value === 'string') return [`${name}: ${JSON.stringify(value)}`]
    return [`${name}:`, ...Object.entries(value).map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`)]
  })
  return `---\n${lines.join('\n')}\n---\n`
}
