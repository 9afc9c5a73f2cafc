/** A plate as it hangs on the page. */
export interface Plate {
  readonly id: string
  readonly link: HTMLAnchorElement
  readonly href: string
  readonly alt: string
  /** Better formats, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly caption: string
  readonly altLanguage: Language
  readonly captionLanguage: Language
}

/** Language and direction, where they are not the page's. */
type Language = { readonly lang?: string; readonly dir?: string }

export const PLATE_LINKS = 'a[data-plate]'

/** The part of an address that opens a plate. */
export function plateFragment(id: string): string {
  return `plate-${id}`
}

/** Read the plates of the page in the order they hang, whoever hung them. */
export function readPlates(): readonly Plate[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(PLATE_LINKS)].map((link) => {
    const image = link.querySelector('picture > img')
    const title = link.closest('figure')?.querySelector('[data-plate-title]')
    return {
      id: link.dataset['plate'] ?? '',
      link,
      href: link.href,
      alt: image?.getAttribute('alt') ?? '',
      sources: [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset })),
      caption: title?.textContent ?? '',
      altLanguage: languageOf(image),
      captionLanguage: languageOf(title),
    }
  })
}

function languageOf(element: Element | null | undefined): Language {
  const [lang, dir] = [element?.getAttribute('lang'), element?.getAttribute('dir')]
  return { ...(lang && { lang }), ...(dir && { dir }) }
}
