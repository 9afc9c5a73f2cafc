import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content.server.ts'
import { bySlug, inLocale } from '#app/content/pages/input.server.ts'
import { productsPage } from './listing/listing.server.ts'
import { productPage } from './page.server.ts'

export const fetchProducts = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, productsPage))
export const fetchProduct = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => productPage(content, data.slug)))
