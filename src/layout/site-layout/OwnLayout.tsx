import type { ComponentProps, ReactNode } from 'react'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import type { LayoutPart, OwnLayout } from './own-layout.ts'

type Props = ComponentProps<LayoutPart> & { readonly own: OwnLayout }

/** Renders the header, or the replacement of a team, between its additions. */
export function OwnHeader({ own, ...page }: Props) {
  const { BeforeHeader, Header: Shown = Header, AfterHeader } = own
  return (
    <>
      {BeforeHeader && <BeforeHeader {...page} />}
      <Shown {...page} />
      {AfterHeader && <AfterHeader {...page} />}
    </>
  )
}

/** Renders the content of a page between the additions of a team. */
export function OwnContent({ own, children, ...page }: Props & { readonly children: ReactNode }) {
  const { BeforeContent, AfterContent } = own
  return (
    <>
      {BeforeContent && <BeforeContent {...page} />}
      {children}
      {AfterContent && <AfterContent {...page} />}
    </>
  )
}

/** Renders the footer, or the replacement of a team, between its additions. */
export function OwnFooter({ own, ...page }: Props) {
  const { BeforeFooter, Footer: Shown = Footer, AfterFooter } = own
  return (
    <>
      {BeforeFooter && <BeforeFooter {...page} />}
      <Shown {...page} />
      {AfterFooter && <AfterFooter {...page} />}
    </>
  )
}
