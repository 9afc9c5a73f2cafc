/** A table of the product to which each folder of one kind in `site/` adds an entry. */
interface TablePart {
  /** Name of the generated module in `src/own/`. */
  readonly module: string
  /** Name of its export. */
  readonly table: string
  /** Folder in `site/` with one folder for each type. */
  readonly folder: 'sections' | 'page-types'
  /** File of each type that the table reads, and the name of its export. */
  readonly file: string
  readonly name: string
  /** Whether a type may lack the file. Its entry is then `{}`. */
  readonly isOptional?: true
}

/** A file of `site/` that one place of the product reads. */
interface FilePart {
  readonly module: string
  readonly constant: string
  /** Accepted names of the file, the documented one first. */
  readonly files: readonly string[]
  readonly name: string
  /** Type of the export, and the module in `src/` that declares it. Without a type, the export keeps its own type, and is `{}` if there is no file. */
  readonly type?: { readonly name: string; readonly from: string }
}

export const TABLES: readonly TablePart[] = [
  { module: 'sections.gen.ts', table: 'ownSectionViews', folder: 'sections', file: 'section.tsx', name: 'Section' },
  { module: 'sections.server.gen.ts', table: 'ownSections', folder: 'sections', file: 'section.server.ts', name: 'section' },
  { module: 'section-html.gen.ts', table: 'ownSectionHtml', folder: 'sections', file: 'html.ts', name: 'html' },
  { module: 'page-types.gen.ts', table: 'ownPageTypes', folder: 'page-types', file: 'address.ts', name: 'address' },
  { module: 'page-types.server.gen.ts', table: 'ownPageTypesOnServer', folder: 'page-types', file: 'page-type.server.ts', name: 'pageType' },
  { module: 'cards.gen.ts', table: 'ownCards', folder: 'page-types', file: 'card.tsx', name: 'card' },
  { module: 'feeds.server.gen.ts', table: 'ownFeeds', folder: 'page-types', file: 'feeds.server.ts', name: 'feeds', isOptional: true },
]

export const FILES: readonly FilePart[] = [
  { module: 'env.server.gen.ts', constant: 'ownVariables', files: ['env.server.ts'], name: 'variables' },
  {
    module: 'layout.gen.ts',
    constant: 'ownLayout',
    files: ['layout.tsx', 'frame.tsx'],
    name: 'layout',
    type: { name: 'OwnLayout', from: 'layout/site-layout/own-layout.ts' },
  },
  {
    module: 'card-views.gen.ts',
    constant: 'ownCardViews',
    files: ['cards.tsx'],
    name: 'cards',
    type: { name: 'OwnCardViews', from: 'entries/card/card.ts' },
  },
  { module: 'document.gen.ts', constant: 'ownDocument', files: ['document.tsx'], name: 'document', type: { name: 'OwnDocument', from: 'seo/own-document.ts' } },
  {
    module: 'policy.server.gen.ts',
    constant: 'ownPolicy',
    files: ['policy.server.ts'],
    name: 'policy',
    type: { name: 'OwnPolicy', from: 'config/own-policy.server.ts' },
  },
  {
    module: 'endpoints.server.gen.ts',
    constant: 'ownEndpoints',
    files: ['endpoints.server.ts'],
    name: 'endpoints',
    type: { name: 'OwnEndpoints', from: 'server/endpoint.server.ts' },
  },
]

/** Names of everything in `site/` that the product reads. */
export const KNOWN_NAMES: readonly string[] = ['sections', 'page-types', 'routes', 'themes', 'messages', 'migrations', ...FILES.flatMap(({ files }) => files)]
