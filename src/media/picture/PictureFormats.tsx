import type { PictureSources } from './picture-url.ts'

interface Props {
  readonly sources: PictureSources
  readonly sizes: string
  /** The windows that a crop is meant for; without, it is for those that no crop before it is for. */
  readonly media?: string
}

/** Offer a picture in every format and width, for the `<picture>` around; nothing for one that is served as it is. */
export function PictureFormats({ sources, sizes, media }: Props) {
  if (!sources.srcSet) return null
  const { width, height, srcSet } = sources
  const common = { width, height, sizes, media }
  return (
    <>
      <source type="image/avif" srcSet={srcSet.avif} {...common} />
      <source type="image/webp" srcSet={srcSet.webp} {...common} />
    </>
  )
}
