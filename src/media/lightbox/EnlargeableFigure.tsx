import type { Picture } from '#app/content/view/picture.ts'
import { Figure } from '../picture/Figure.tsx'
import { PictureView } from '../picture/PictureView.tsx'
import { EnlargeLink } from './EnlargeLink.tsx'

/** Uncropped picture as a figure that can be enlarged. `sizes` is the value of the `sizes` attribute. */
export function EnlargeableFigure({ picture, sizes }: { picture: Picture; sizes: string }) {
  return (
    <Figure title={picture.title}>
      <EnlargeLink picture={picture}>
        <PictureView picture={picture} sizes={sizes} />
      </EnlargeLink>
    </Figure>
  )
}
