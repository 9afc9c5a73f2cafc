import type { Edit } from '../../support/site-copy.ts'
import { link, resource } from '../../support/spaces/export-file.ts'
import { addEntry, changeContent, putOnPage } from './content.ts'
import { runCommandOf } from './readme.ts'

/** Path segment of the listing by language. */
export const SEGMENTS: Readonly<Record<string, string>> = { en: 'products', de: 'produkte', fr: 'produits', ar: 'منتجات', ja: '商品' }

/** Two products by locale. The second has no Japanese. */
export const PRODUCTS = {
  'product-loaf': {
    title: { en: 'Rye loaf', de: 'Roggenbrot', fr: 'Pain de seigle', ar: 'رغيف الشيلم', ja: 'ライ麦パン' },
    slug: { en: 'rye-loaf', de: 'roggenbrot', fr: 'pain-de-seigle', ar: 'رغيف-الشيلم', ja: 'ライ麦パン' },
    summary: {
      en: 'Baked before sunrise, kept for a week.',
      de: 'Vor Sonnenaufgang gebacken, eine Woche haltbar.',
      fr: 'Cuit avant l’aube, bon toute la semaine.',
      ar: 'يُخبز قبل الفجر ويبقى أسبوعًا.',
      ja: '夜明け前に焼き、一週間おいしく食べられます。',
    },
  },
  'product-bun': {
    title: { en: 'Cinnamon bun', de: 'Zimtschnecke', fr: 'Brioche à la cannelle', ar: 'لفافة القرفة' },
    slug: { en: 'cinnamon-bun', de: 'zimtschnecke', fr: 'brioche-à-la-cannelle', ar: 'لفافة-القرفة' },
    summary: { en: 'Best on the day.', de: 'Am selben Tag am besten.', fr: 'À manger le jour même.', ar: 'ألذّ في يومها.' },
  },
} as const

/** Title of the listing by language. */
const TITLES: Readonly<Record<string, string>> = { en: 'Products', de: 'Produkte', fr: 'Produits', ar: 'المنتجات', ja: '商品' }

/** Adds the page type `product` to a copy of the site with the documented command, and translates it. Adds two products, as editors would. */
export async function addProduct(edit: Edit, folder: string): Promise<void> {
  runCommandOf('Add a page type', folder)
  for (const [tag, segment] of Object.entries(SEGMENTS))
    await edit('app.config.ts', new RegExp(`(?<=tag: '${tag}',[^]*?segments: \\{.*?)(?= \\})`), `, products: '${segment}'`)
  await edit('app.config.ts', /(?<=untranslated: \{.*?)(?= \})/, ", product: 'show'")
  for (const [tag, title] of Object.entries(TITLES)) await edit(`site/messages/${tag}.json`, /(?<="products_title": )".*"/, JSON.stringify(title))
  await changeContent(folder, (draft) => {
    for (const [id, fields] of Object.entries(PRODUCTS))
      addEntry(draft, 'product', id, { ...fields, picture: { en: link('Asset', draft.assets[0]?.sys.id ?? '') } })
    addEntry(draft, 'cards', 'visit-products', {
      internalName: { en: 'Products' },
      items: { en: Object.keys(PRODUCTS).map((id) => link('Entry', id)) },
    })
    putOnPage(draft, 'page-visit', 'visit-products')
    resource(draft.entries, 'nav-products').fields['label'] = { en: 'Shop', de: 'Laden', fr: 'Boutique', ar: 'المتجر', ja: '売店' }
  })
}
