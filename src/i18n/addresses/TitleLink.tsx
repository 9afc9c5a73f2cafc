import type { ComponentProps } from 'react'
import { textProps } from '../text-props.ts'
import { SiteLink } from './SiteLink.tsx'

type Props = Omit<ComponentProps<typeof SiteLink>, 'children' | 'title'> & { readonly title: { readonly text: string; readonly locale?: string } }

/** Links to an entry by its title, with the language of the title. */
export function TitleLink({ title, ...rest }: Props) {
  return (
    <SiteLink {...rest} {...textProps(title)}>
      {title.text}
    </SiteLink>
  )
}
