import { changedSpace } from './export-file.ts'

/** Writes a copy of the demonstration space without redirects, topics and dates of stories. Returns its path. */
export function lackingSpace(): string {
  return changedSpace((draft) => {
    draft.contentTypes = draft.contentTypes.filter((type) => !['redirect', 'topic'].includes(String(idOf(type))))
    draft.entries = draft.entries.filter(({ sys }) => !['redirect', 'topic'].includes(String(idOf(Object(sys['contentType'])))))
    for (const type of draft.contentTypes) {
      if (idOf(type) === 'story' && Array.isArray(type['fields'])) type['fields'] = type['fields'].filter((field) => field.id !== 'published')
    }
  })
}

function idOf(resource: object): unknown {
  return 'sys' in resource && typeof resource.sys === 'object' && resource.sys !== null && 'id' in resource.sys ? resource.sys.id : undefined
}
