import { useRef } from 'react'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { m } from '#messages'
import link from '../footer/BackToTop.module.css'

/** Hand the address of the page on. What does that is fetched with the first press; where it does not come, nothing happens. */
export function ShareButton() {
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button)
  const share = () =>
    import('./share-page.tsx').then(
      ({ sharePage }) => sharePage(),
      () => undefined,
    )
  return (
    <button ref={button} type="button" className={link.link} data-early="" onClick={share}>
      {m.share_page()}
    </button>
  )
}
