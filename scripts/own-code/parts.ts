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
  /** Type of the export, and the module in `src/` that declares it. */
  readonly type: string
  readonly declaredIn: string
}

export const TABLES: readonly TablePart[] = [
  { module: 'sections.gen.ts', table: 'ownSectionViews', folder: 'sections', file: 'section.tsx', name: 'Section' },
  { module: 'sections.server.gen.ts', table: 'ownSections', folder: 'sections', file: 'section.server.ts', name: 'section' },
  { module: 'section-html.gen.ts', table: 'ownSectionHtml', folder: 'sections', file: 'html.ts', name: 'html' },
  { module: 'page-types.gen.ts', table: 'ownPageTypes', folder: 'page-types', file: 'address.ts', name: 'address' },
  { module: 'page-types.server.gen.ts', table: 'ownPageTypesOnServer', folder: 'page-types', file: 'page-type.server.ts', name: 'pageType' },
  { module: 'cards.gen.ts', table: 'ownCards', folder: 'page-types', file: 'card.tsx', name: 'card' },
  { module: 'programs.server.gen.ts', table: 'ownPrograms', folder: 'page-types', file: 'programs.server.ts', name: 'programs', isOptional: true },
]

export const FILES: readonly FilePart[] = []

/** Names of everything in `site/` that the product reads. */
export const KNOWN_NAMES: readonly string[] = ['sections', 'page-types', 'routes', 'themes', 'messages', 'migrations', ...FILES.flatMap(({ files }) => files)]
