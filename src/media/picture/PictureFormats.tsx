import type { PictureSources } from './picture-url.ts'

interface Props {
  readonly sources: PictureSources
  readonly sizes: string
  /** Media condition of the crop. Without one, it applies if no earlier source matches. */
  readonly media?: string
}

/** Sources of a picture in every format and width, for a `<picture>` element. Renders nothing for pictures that are served unchanged. */
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
