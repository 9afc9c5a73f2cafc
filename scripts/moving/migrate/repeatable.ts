import type Migration from 'contentful-migration'
import type { ContentType, MigrationFunction } from 'contentful-migration'
import { z } from 'zod'
import type { Management } from '../management.ts'

const types = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }), fields: z.array(z.object({ id: z.string() })) })) })
const tags = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) })

/**
 * Wraps a script so that it can continue after an interruption.
 *
 * If a resource to create already exists, it is edited instead. If a resource to delete or rename no longer exists, the step is
 * skipped. Use this only for scripts that have started in this space, because otherwise it would change existing resources.
 */
export async function repeatable(script: MigrationFunction, api: Management): Promise<MigrationFunction> {
  const fields = new Map(
    types.parse(await api({ method: 'GET', url: '/content_types?limit=1000' })).items.map(({ sys, fields: own }) => [sys.id, new Set(own.map(({ id }) => id))]),
  )
  const labels = new Set(tags.parse(await api({ method: 'GET', url: '/tags?limit=1000' })).items.map(({ sys }) => sys.id))
  return (migration, context) => script(repeatableMigration(migration, fields, labels), context)
}

function repeatableMigration(migration: Migration, fields: ReadonlyMap<string, ReadonlySet<string>>, labels: ReadonlySet<string>): Migration {
  const ofType = (id: string, type: ContentType) => repeatableType(type, fields.get(id) ?? new Set())
  return {
    ...migration,
    createContentType: (id, init) => ofType(id, fields.has(id) ? migration.editContentType(id, init) : migration.createContentType(id, init)),
    editContentType: (id, changes) => ofType(id, migration.editContentType(id, changes)),
    deleteContentType: (id) => {
      if (fields.has(id)) migration.deleteContentType(id)
    },
    createTag: (id, init, visibility) => (labels.has(id) ? migration.editTag(id, init) : migration.createTag(id, init, visibility)),
    deleteTag: (id) => {
      if (labels.has(id)) migration.deleteTag(id)
    },
  }
}

function repeatableType(type: ContentType, fields: ReadonlySet<string>): ContentType {
  const others: Partial<ContentType> = {
    createField: (id, init) => (fields.has(id) ? type.editField(id, init) : type.createField(id, init)),
    deleteField: (id) => {
      if (fields.has(id)) type.deleteField(id)
    },
    changeFieldId: (from, to) => {
      if (fields.has(from)) type.changeFieldId(from, to)
    },
  }
  // The tool's content type accepts any property name, so methods cannot be overridden by assignment.
  return new Proxy(type, { get: (target, name) => Reflect.get(Object.hasOwn(others, name) ? others : target, name) })
}
