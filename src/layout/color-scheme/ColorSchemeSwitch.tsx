import { useRef, useState, useSyncExternalStore } from 'react'
import { m } from '#messages'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { currentColorScheme, nextColorScheme, onColorSchemeChange, switchColorScheme, type ColorScheme } from './color-scheme-store.ts'
import styles from './ColorSchemeSwitch.module.css'

/**
 * Switches between the system's palette, light and dark. The button's name contains the present state.
 *
 * The style sheet selects the icon and the state by the html element, so that both are correct before hydration. After that, the name also
 * contains the next state. Screen readers do not announce a changed name while the button has the focus, so a status announces the new
 * state.
 */
export function ColorSchemeSwitch() {
  const button = useRef<HTMLButtonElement>(null)
  const [pressed, setPressed] = useState(false)
  const scheme = useSyncExternalStore<ColorScheme>(onColorSchemeChange, currentColorScheme, () => 'system')
  const next = useSyncExternalStore<ColorScheme | undefined>(onColorSchemeChange, nextColorScheme, () => undefined)
  useEarlyPress(button)
  const states = { system: m.scheme_system, light: m.scheme_light, dark: m.scheme_dark }
  const ways = { system: m.scheme_to_system, light: m.scheme_to_light, dark: m.scheme_to_dark }
  const state = states[scheme]()
  const name = next && m.scheme_name({ state, next: ways[next]() })
  const press = () => {
    switchColorScheme()
    setPressed(true)
  }
  return (
    <>
      <button ref={button} type="button" className={styles.switch} aria-label={name} title={name} data-early="" onClick={press}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.sign}>
          <circle cx="12" cy="12" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path className={styles.half} d="M12 4.75a7.25 7.25 0 0 1 0 14.5z" />
          <path className={styles.crescent} d="M12 4.75a7.25 7.25 0 0 1 0 14.5 9.6 9.6 0 0 0 0-14.5z" />
          <circle className={styles.disc} cx="12" cy="12" r="3" />
          <path className={styles.rays} d="M12 .75v2M12 21.25v2M.75 12h2M21.25 12h2" />
        </svg>
        <span className="visually-hidden">
          <span className={styles.half}>{m.scheme_system()}</span>
          <span className={styles.disc}>{m.scheme_light()}</span>
          <span className={styles.crescent}>{m.scheme_dark()}</span>
        </span>
      </button>
      <output className="visually-hidden">{pressed && state}</output>
    </>
  )
}
