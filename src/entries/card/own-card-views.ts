import type { ComponentType } from 'react'
import type { PageType } from '#app/config/page-types/table.ts'
import type { CardContent } from './card.ts'
import type { CardProps } from './card-props.ts'

/** Views that replace the cards of page types, which `site/cards.tsx` exports as `cards`. */
export type OwnCardViews = { readonly [T in PageType]?: ComponentType<CardProps<CardContent<T>>> }
