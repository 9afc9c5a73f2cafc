import { addItalian } from './italian.ts'
import { serveCopy, type Edit } from './site-copy.ts'

/** The sites that the browser tests compare with the project's own; each differs by settings, messages and content alone. */
const variants: Readonly<Record<string, (edit: Edit, folder: string) => Promise<void>>> = {
  'as-needed': (edit) => edit('app.config.ts', "localePrefix: 'always'", "localePrefix: 'as-needed'"),
  never: (edit) => edit('app.config.ts', "localePrefix: 'always'", "localePrefix: 'never'"),
  /** A sixth language: one entry in the settings, one message file, and content. */
  italian: addItalian,
  /** Every policy for what is not translated, and a sitemap in parts. */
  async policies(edit) {
    await edit('app.config.ts', /untranslated: \{[^}]*\}/, "untranslated: { page: 'missing', story: 'hide', event: 'redirect', topic: 'show', person: 'show' }")
    await edit('app.config.ts', 'sitemapAddresses: 10_000', 'sitemapAddresses: 50')
  },
}

const [name = ''] = process.argv.slice(2)
const change = variants[name]
if (!change) throw new Error(`There is no variant "${name}".`)
await serveCopy(name, change)
