import { describe, expect, test } from 'vitest'
import { space } from './space-file.ts'

/** The editors of Contentful’s web app for each kind of field. Some are only for fields with a list of choices. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  Symbol: ['singleLine', 'slugEditor', 'urlEditor'],
  'Symbol of a choice': ['dropdown', 'radio'],
  Text: ['multipleLine'],
  RichText: ['richTextEditor'],
  Date: ['datePicker'],
  Boolean: ['boolean'],
  Location: ['locationEditor'],
  Integer: ['numberEditor'],
  'Link to Entry': ['entryLinkEditor', 'entryCardEditor'],
  'Link to Asset': ['assetLinkEditor'],
  'Array of Entry': ['entryLinksEditor', 'entryCardsEditor'],
  'Array of Asset': ['assetLinksEditor', 'assetGalleryEditor'],
  'Array of Symbol': ['tagEditor', 'listInput'],
  'Array of Symbol of a choice': ['checkbox'],
}

type Field = (typeof space.contentTypes)[number]['fields'][number]

function kindOf({ type, linkType, items, validations }: Field): string {
  const kind = items ? `Array of ${items.linkType ?? items.type}` : linkType ? `Link to ${linkType}` : type
  const isChoice = [...validations, ...(items?.validations ?? [])].some((validation) => validation.in)
  return isChoice ? `${kind} of a choice` : kind
}

test('editor interfaces: every content type has one', () => {
  expect(space.editorInterfaces.map(({ sys }) => sys.contentType.sys.id)).toEqual(space.contentTypes.map(({ sys }) => sys.id))
})

describe.each(space.contentTypes)('editor interface of $sys.id', ({ sys, displayField, fields }) => {
  const controls = space.editorInterfaces.find((each) => each.sys.contentType.sys.id === sys.id)?.controls ?? []
  const controlOf = ({ id }: Field) => controls.find(({ fieldId }) => fieldId === id)

  test('every field has a control that can edit it', () => {
    expect(controls.map(({ fieldId }) => fieldId)).toEqual(fields.map(({ id }) => id))
    const unfit = fields.filter((field) => !FITTING[kindOf(field)]?.includes(controlOf(field)?.widgetId ?? ''))
    expect(unfit.map((field) => `${field.id}: ${kindOf(field)} with ${controlOf(field)?.widgetId}`)).toEqual([])
  })

  test('the slug is generated from the title', () => {
    const slugs = controls.filter(({ fieldId, widgetId }) => fieldId === 'slug' || widgetId === 'slugEditor')
    expect(slugs.filter(({ widgetId, settings }) => widgetId !== 'slugEditor' || settings['trackingFieldId'] !== displayField)).toEqual([])
  })

  test('every field has a help text of one sentence', () => {
    const unsaid = controls.filter(({ settings: { helpText = '' } }) => !/^\p{L}.{10,150}[.!]$/u.test(helpText))
    expect(unsaid.map(({ fieldId, settings }) => `${fieldId}: ${settings['helpText']}`)).toEqual([])
  })

  test('boolean fields have labels for yes and no', () => {
    const plain = controls.filter(({ widgetId, settings }) => widgetId === 'boolean' && !(settings['trueLabel'] && settings['falseLabel']))
    expect(plain).toEqual([])
  })
})
