import { object, text } from 'contentful-emulator/json/json.ts'
import { readExportFile } from 'contentful-emulator/library/export-file.ts'

/** Returns the ids of archived resources in an export file. The APIs do not return archived content. Throws an `ExportFileError`. */
export async function archivedIn(file: string): Promise<ReadonlySet<string>> {
  const { entries, assets } = await readExportFile(file)
  const archived = [...entries, ...assets]
    .map((each) => object(each['sys']))
    .filter((sys) => sys['archivedVersion'] !== undefined || sys['archivedAt'] !== undefined)
  return new Set(archived.flatMap((sys) => text(sys['id']) ?? []))
}
