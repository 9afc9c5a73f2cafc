import { KeptText, withTexts } from 'contentful-emulator/feed/kept-text.ts'
import type { FedResource } from 'contentful-emulator/feed/fed-resource.ts'
import { localeStatus } from 'contentful-emulator/publication/publication.ts'
import { isList, isObject, object, setMember, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { DamagedFileError } from './record-file.server.ts'

/** Serializes resources to one JSON value and the bytes of their texts. */
export function storeResources(resources: readonly FedResource[]): { json: Json; bytes: Buffer[] } {
  const bytes: Buffer[] = []
  const json = resources.map(({ kind, sys, metadata, fields, texts }) => {
    const kept = [...texts].map(([id, { bytes: own, links }]) => {
      bytes.push(own)
      return [id, own.length, links.map((link) => [link.kind, link.id])]
    })
    const small: Record<string, Json> = {}
    for (const id of Object.keys(fields)) setMember(small, id, texts.has(id) ? null : (fields[id] ?? null))
    return [kind, sys, metadata ?? null, small, kept]
  })
  return { json, bytes }
}

/** Parses the output of {@link storeResources}. */
export function restoreResources(json: Json, bytes: Buffer): FedResource[] {
  if (!isList(json)) throw new DamagedFileError('it holds no resources')
  let at = 0
  return json.map((each) => {
    const [kind, sys, metadata, fields, kept] = isList(each) ? each : []
    const id = text(object(sys)['id'])
    if ((kind !== 'Entry' && kind !== 'Asset') || !isObject(sys) || id === undefined || !isFields(fields) || !isList(kept)) {
      throw new DamagedFileError('it holds something that is no resource')
    }
    const texts = new Map<string, KeptText>()
    for (const [field, length, links] of kept.filter(isList)) {
      texts.set(String(field), new KeptText(bytes.subarray(at, at + Number(length)), readLinks(links)))
      at += Number(length)
    }
    return {
      kind,
      id,
      contentTypeId: text(object(object(sys['contentType'])['sys'])['id']),
      sys,
      metadata: isObject(metadata) ? metadata : undefined,
      fields: withTexts(fields, texts),
      localeStatus: localeStatus(sys),
      texts,
    }
  })
}

function readLinks(links: Json | undefined): KeptText['links'] {
  return (isList(links) ? links : []).filter(isList).map(([kind, id]) => ({ kind: kind === 'Asset' ? 'Asset' : 'Entry', id: String(id) }))
}

function isFields(value: Json | undefined): value is Readonly<Record<string, JsonObject | null>> {
  return isObject(value) && Object.values(value).every((field) => field === null || isObject(field))
}
