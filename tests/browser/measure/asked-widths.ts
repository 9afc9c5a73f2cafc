/**
 * Compare for each picture of the page how wide a file its `sizes` ask for with how wide it is shown: 1 is right, 2 fetches
 * four times the pixels, less than 1 is blurred. Runs in the browser.
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

  /** What is cut off is fetched, too. */
  function needed(image: HTMLImageElement, offer: HTMLSourceElement | HTMLImageElement): number {
    const ratio = Number(offer.getAttribute('width')) / Number(offer.getAttribute('height'))
    return getComputedStyle(image).objectFit === 'cover' ? Math.max(image.clientWidth, image.clientHeight * ratio) : image.clientWidth
  }
}
