import { m } from '#messages'
import { ProductCard } from './ProductCard.tsx'

/** View of the cards of the page type `product`, and their form in lists of several types. */
export const card = { View: ProductCard, form: 'tile', more: () => m.list_more() } as const
