import { existsSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { link } from '../../../support/spaces/export-file.ts'
import type { Edit } from '../../../support/site-copy.ts'
import { addLine } from '../add-line.ts'
import { acceptLike, addContentType, addEntry, changeContent, putInMenu, putOnPage } from '../content.ts'

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
    price: { en: '€4.20', de: '4,20 €', fr: '4,20 €', ar: '4٫20 يورو', ja: '4.20ユーロ' },
  },
  'product-bun': {
    title: { en: 'Cinnamon bun', de: 'Zimtschnecke', fr: 'Brioche à la cannelle', ar: 'لفافة القرفة' },
    slug: { en: 'cinnamon-bun', de: 'zimtschnecke', fr: 'brioche-à-la-cannelle', ar: 'لفافة-القرفة' },
    summary: { en: 'Best on the day.', de: 'Am selben Tag am besten.', fr: 'À manger le jour même.', ar: 'ألذّ في يومها.' },
    price: { en: '€2.60', de: '2,60 €', fr: '2,60 €', ar: '2٫60 يورو' },
  },
} as const

/** Messages of the listing by language. */
const MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { products_title: 'Products', products_intro: 'Bread and cakes, fresh from the oven.', products_empty: 'Everything is sold.' },
  de: { products_title: 'Produkte', products_intro: 'Was aus dem Ofen kommt.', products_empty: 'Alles ist verkauft.' },
  fr: { products_title: 'Produits', products_intro: 'Ce qui sort du four.', products_empty: 'Tout est vendu.' },
  ar: { products_title: 'المنتجات', products_intro: 'ما يخرج من الفرن.', products_empty: 'بيع كل شيء.' },
  ja: { products_title: '商品', products_intro: '窯から出たものです。', products_empty: '売り切れました。' },
}

/** Adds the page type `product` to a copy of the site, with a listing, cards and two products. */
export async function addProduct(edit: Edit, folder: string): Promise<void> {
  await cp(new URL('files', import.meta.url), folder, { recursive: true })
  await edit('src/config/page-types/table.ts', /(?<=pageTypes = \{.*)(?= \})/, ', product')
  await edit('src/config/page-types/table.ts', /^/, "import { product } from './product.ts'\n")
  await addLine(edit, 'src/entries/table.server.ts', '  product,', /^  person,$/m, "import { product } from './product/page-type.server.ts'")
  await addLine(edit, 'src/pages/table-of-feeds.server.ts', '  product: {},', /^  person: /m)
  const card = "  product: { View: ProductCard, form: 'tile', more: () => m.list_more() },"
  await addLine(edit, 'src/entries/cards.tsx', card, /^  person: /m, "import { ProductCard } from './product/card/ProductCard.tsx'")
  // A copy of only the site has no tests.
  for (const file of ['app.config.ts', 'tests/fixtures/app.config.ts'].filter((each) => existsSync(resolve(folder, each)))) {
    for (const [tag, segment] of Object.entries(SEGMENTS)) {
      await edit(file, new RegExp(`(?<=tag: '${tag}',[^]*?segments: \\{.*?)(?= \\})`), `, products: '${segment}'`)
    }
    await edit(file, /(?<=untranslated: \{.*?)(?= \})/, ", product: 'show'")
  }
  for (const [tag, messages] of Object.entries(MESSAGES)) {
    const path = resolve(folder, `messages/${tag}.json`)
    await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...messages }, null, 2))
  }
  await changeContent(folder, (draft) => {
    addContentType(draft, 'product', [
      { id: 'title', type: 'Symbol', isRequired: true, isLocalized: true },
      { id: 'slug', type: 'Symbol', isRequired: true, isLocalized: true },
      { id: 'summary', type: 'Text', isRequired: true, isLocalized: true },
      { id: 'price', type: 'Symbol', isLocalized: true },
      { id: 'picture', type: 'Link', linkType: 'Asset' },
    ])
    acceptLike(draft, 'topic', 'product')
    for (const [id, fields] of Object.entries(PRODUCTS))
      addEntry(draft, 'product', id, { ...fields, picture: { en: link('Asset', draft.assets[0]?.sys.id ?? '') } })
    addEntry(draft, 'cards', 'visit-products', {
      internalName: { en: 'Products' },
      items: { en: Object.keys(PRODUCTS).map((id) => link('Entry', id)) },
    })
    putOnPage(draft, 'page-visit', 'visit-products')
    addEntry(draft, 'navigationItem', 'nav-products', {
      label: { en: 'Shop', de: 'Laden', fr: 'Boutique', ar: 'المتجر', ja: '売店' },
      url: { en: '/products' },
    })
    putInMenu(draft, 'nav-products')
  })
}
