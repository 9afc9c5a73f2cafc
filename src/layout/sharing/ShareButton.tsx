import { useRef } from 'react'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { m } from '#messages'
import link from '../footer/BackToTop.module.css'

/** Shares the address of the page. The code is loaded on the first press. If that fails, the press has no effect. */
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
