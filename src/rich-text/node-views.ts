import type { ReactNode } from 'react'
import type { Block, Inline } from './rich-text.ts'

/** One kind of node of a union, typed so that a table of all kinds can be indexed by `type` without a cast. */
type NodeOf<Union extends { readonly type: string }, Type extends Union['type']> = {
  [T in Type]: { readonly type: T } & Omit<Extract<Union, { readonly type: T }>, 'type'>
}[Type]

export type BlockOf<T extends Block['type'] = Block['type']> = NodeOf<Block, T>
export type InlineOf<T extends Inline['type'] = Inline['type']> = NodeOf<Inline, T>

export type BlockViews = { readonly [T in Block['type']]: (node: BlockOf<T>) => ReactNode }
export type InlineViews = { readonly [T in Inline['type']]: (node: InlineOf<T>) => ReactNode }
