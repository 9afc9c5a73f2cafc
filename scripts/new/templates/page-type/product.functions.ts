import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { inLocale, input, slug } from '#app/content/request-input.server.ts'
import { aboutListing } from '#app/pages/listing/structured-data.server.ts'
import { productsPage } from './listing/listing.server.ts'
import { productPage } from './page.server.ts'
import { aboutProduct } from './structured-data.server.ts'

export const fetchProducts = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, productsPage, ({ cards }) => aboutListing(cards)))
export const fetchProduct = createServerFn()
  .validator(input({ slug }))
  .handler(({ data }) => answer(data.locale, (content) => productPage(content, data.slug), aboutProduct))
