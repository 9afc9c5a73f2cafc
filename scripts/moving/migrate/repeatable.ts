import type Migration from 'contentful-migration'
import type { ContentType, ITag, MigrationFunction } from 'contentful-migration'
import { z } from 'zod'
import type { Management } from '../management.ts'

const types = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }), fields: z.array(z.object({ id: z.string() })) })) })
const tags = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }), name: z.string() })) })

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
  const names = new Map(tags.parse(await api({ method: 'GET', url: '/tags?limit=1000' })).items.map(({ sys, name }) => [sys.id, name]))
  return (migration, context) => script(repeatableMigration(migration, fields, names), context)
}

function repeatableMigration(migration: Migration, fields: ReadonlyMap<string, ReadonlySet<string>>, names: ReadonlyMap<string, string>): Migration {
  const ofType = (id: string, type: ContentType) => repeatableType(type, fields.get(id) ?? new Set())
  const editTag = (id: string, changes?: { readonly name: string }) => {
    const tag = repeatableTag(migration.editTag(id), names.get(id))
    return changes ? tag.name(changes.name) : tag
  }
  return {
    ...migration,
    createContentType: (id, init) => ofType(id, fields.has(id) ? migration.editContentType(id, init) : migration.createContentType(id, init)),
    editContentType: (id, changes) => ofType(id, migration.editContentType(id, changes)),
    deleteContentType: (id) => {
      if (fields.has(id)) migration.deleteContentType(id)
    },
    createTag: (id, init, visibility) => (names.has(id) ? editTag(id, init) : migration.createTag(id, init, visibility)),
    editTag,
    deleteTag: (id) => {
      if (names.has(id)) migration.deleteTag(id)
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
  return withMethods(type, others)
}

/** Wraps a tag, because the tool refuses a change of its name to the current one. */
function repeatableTag(tag: ITag, current: string | undefined): ITag {
  const own: ITag = withMethods(tag, {
    name: (name) => {
      if (name !== current) tag.name(name)
      return own
    },
  })
  return own
}

/** The tool's objects accept any property name, so methods cannot be overridden by assignment. */
function withMethods<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, { get: (_, name) => Reflect.get(Object.hasOwn(methods, name) ? methods : target, name) })
}
