import { Bitset } from './bitset.ts'
import { contentTypeRequired, operatorNotApplicable, unknownPath, valueNotApplicable } from '../http/errors.ts'
import type { Filter, FilterScope } from './filter.ts'
import { isOperator, matching, splitList, type Operator } from './operators.ts'
import { isReferencePath, ReferenceSearch } from './references.ts'

/** Splits a parameter such as `fields.name[match]` into path and operator. */
export function parseFilter(name: string, value: string): Filter {
  const parts = /^([^[\]]+)(?:\[([^[\]]*)\])?$/.exec(name)
  const [, path, word] = parts ?? []
  if (path === undefined) throw unknownPath(name)
  if (word === undefined) return { path, operator: 'eq', value }
  if (!isOperator(word)) throw unknownPath(name)
  return { path, operator: word, value }
}

/** Returns the ordinals of resources that match all filters. Resources of another content type never match. */
export function select(filters: readonly Filter[], scope: FilterScope): Bitset {
  const { collection, contentType } = scope
  const references = new ReferenceSearch(scope)
  let found = collection.universe(contentType?.id)
  for (const filter of filters) {
    if (isReferencePath(filter.path)) references.add(filter)
    else found = found.and(passing(filter, scope))
  }
  return references.found().reduce((all, next) => all.and(next), found)
}

function passing(filter: Filter, scope: FilterScope): Bitset {
  const { path, operator, value } = filter
  const { collection, contentType, chain } = scope
  switch (path) {
    case 'query':
      return takesNoOperator(filter) && collection.index(collection.attributes.fullText, chain).matching(value)
    case 'links_to_entry':
      return takesNoOperator(filter) && linkingTo('Entry', value, scope)
    case 'links_to_asset':
      return takesNoOperator(filter) && linkingTo('Asset', value, scope)
    case 'mimetype_group':
      return takesNoOperator(filter) && inMimetypeGroup(value, scope)
    case 'metadata.concepts.descendants':
      return matching(indexOf('metadata.concepts.sys.id', scope), conceptOperator(operator), splitList(value).flatMap(scope.withDescendants).join(','))
  }
  if (path.startsWith('fields.') && collection.kind === 'Entry' && !contentType) throw contentTypeRequired()
  return matching(indexOf(path, scope), operator, value)
}

function indexOf(path: string, { collection, contentType, chain }: FilterScope) {
  return collection.index(collection.attributes.find(path, contentType), chain)
}

/** Throws if a parameter that takes no operator has one. */
function takesNoOperator({ path, operator }: Filter): true {
  if (operator !== 'eq') throw unknownPath(path)
  return true
}

function conceptOperator(operator: Operator): Operator {
  if (operator !== 'in' && operator !== 'nin') throw operatorNotApplicable(operator, 'metadata.concepts.descendants', 'Array')
  return operator
}

function linkingTo(kind: 'Entry' | 'Asset', id: string, { collection, chain }: FilterScope): Bitset {
  const index = collection.index(collection.attributes.links[kind], chain)
  return Bitset.of(collection.capacity, index.equalTo(id))
}

function inMimetypeGroup(group: string, scope: FilterScope): Bitset {
  if (scope.collection.kind !== 'Asset') throw unknownPath('mimetype_group')
  if (!isMimetypeGroup(group)) throw valueNotApplicable('mimetype_group', group)
  const index = indexOf('fields.file.contentType', scope)
  const types = index.distinct().filter((type) => typeof type === 'string' && mimetypeGroup(type) === group)
  return Bitset.of(
    scope.collection.capacity,
    types.flatMap((type) => index.equalTo(type)),
  )
}

const GROUPS: Readonly<Record<string, RegExp>> = {
  plaintext: /^text\/(plain|markdown|csv)$/,
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  richtext: /^application\/(rtf|msword|vnd\.(openxmlformats-officedocument\.wordprocessingml|oasis\.opendocument\.text).*)$|^text\/(rtf|richtext)$/,
  presentation: /^application\/vnd\.(ms-powerpoint|openxmlformats-officedocument\.presentationml|oasis\.opendocument\.presentation).*$/,
  spreadsheet: /^application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml|oasis\.opendocument\.spreadsheet).*$/,
  pdfdocument: /^application\/pdf$/,
  archive: /^application\/(zip|gzip|x-(tar|gzip|bzip2?|7z-compressed|rar-compressed|zip-compressed)|vnd\.rar)$/,
  code: /^(application\/(json|javascript|xml|x-(sh|httpd-php|python|ruby)|typescript|sql|graphql)|text\/(css|javascript|x-.+))$/,
  markup: /^(text\/(html|xml)|application\/xhtml\+xml)$/,
}

/** Returns whether a group name exists. */
function isMimetypeGroup(name: string): boolean {
  return name === 'attachment' || Object.hasOwn(GROUPS, name)
}

/**
 * Returns the group of a media type. The default is `attachment`.
 *
 * @example
 * mimetypeGroup('image/png; charset=binary') // 'image'
 */
function mimetypeGroup(contentType: string): string {
  const essence = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.entries(GROUPS).find(([, pattern]) => pattern.test(essence))?.[0] ?? 'attachment'
}
