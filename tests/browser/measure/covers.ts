/**
 * Returns the elements, gradients and effects that cover the opening picture of the page, such as a veil behind its text. Runs in the browser.
 */
export function coversOfOpening(): string[] {
  const hero = document.querySelector('main section[data-layout="full"]')
  const image = hero?.querySelector('picture > img')
  if (!hero || !image) throw new Error('no opening picture')
  const { left, top, width, height } = image.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, Math.min(top + height * y, innerHeight - 1)] as const))
  const above = points.flatMap(([x, y]) => {
    const first = document.elementFromPoint(x, y)
    return first && first !== image && !first.contains(image) ? [first.outerHTML.slice(0, 80)] : []
  })
  const around = [...hero.querySelectorAll('*'), hero].filter((each) => each.contains(image))
  const painted = around.flatMap((each) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const { content, backgroundImage, backgroundColor, inlineSize, blockSize } = getComputedStyle(each, pseudo)
      // A thin line, such as that of a theme along the page, covers nothing.
      const isLine = Math.min(Number.parseFloat(inlineSize), Number.parseFloat(blockSize)) <= 3
      const isClear = content === 'none' || isLine || (backgroundImage === 'none' && backgroundColor.endsWith(', 0)'))
      return isClear ? [] : [`${pseudo} ${backgroundImage} ${backgroundColor}`]
    }),
  )
  const { opacity, filter, maskImage } = getComputedStyle(image)
  const isPlain = opacity === '1' && filter === 'none' && maskImage === 'none'
  return [...new Set([...above, ...painted]), ...(isPlain ? [] : [`${opacity} ${filter} ${maskImage}`])]
}
