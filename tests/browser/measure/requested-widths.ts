/**
 * Compares the width of the file that a picture's `sizes` select with the width at which it is shown. Runs in the browser.
 *
 * The ratio is 1 if they are equal. With 2 the file has four times the necessary pixels, and below 1 the picture is blurred.
 */
export function askedWidths(): { readonly picture: string; readonly ratio: number }[] {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.cssText = 'position: absolute; block-size: 0'
  const pictures = [...document.querySelectorAll('picture')].flatMap((picture) => {
    const image = picture.querySelector('img')
    return image?.sizes && image.checkVisibility() ? [{ image, offer: offerOf(picture, image) }] : []
  })
  const ratios = pictures.map(({ image, offer }) => ({
    picture: `${image.alt.slice(0, 30)} (${offer.sizes})`,
    ratio: asked(offer.sizes) / needed(image, offer),
  }))
  probe.remove()
  return ratios

  function offerOf(picture: HTMLPictureElement, image: HTMLImageElement): HTMLSourceElement | HTMLImageElement {
    return [...picture.querySelectorAll('source')].find(({ media }) => media === '' || matchMedia(media).matches) ?? image
  }

  function asked(sizes: string): number {
    const choices = sizes.split(/,\s*(?=\(min-width)|,\s*(?=[^()]*(?:\([^()]*\))?$)/).map((choice) => /^(\(min-width[^)]*\))?\s*(.+)$/.exec(choice))
    probe.style.inlineSize = choices.find((choice) => !choice?.[1] || matchMedia(choice[1]).matches)?.[2] ?? ''
    return probe.getBoundingClientRect().width
  }

  /** Returns the width of the file that is needed, including the part that is cropped. */
  function needed(image: HTMLImageElement, offer: HTMLSourceElement | HTMLImageElement): number {
    const ratio = Number(offer.getAttribute('width')) / Number(offer.getAttribute('height'))
    return getComputedStyle(image).objectFit === 'cover' ? Math.max(image.clientWidth, image.clientHeight * ratio) : image.clientWidth
  }
}
