import { useSyncExternalStore } from 'react'
import { m } from '#messages'
import { PALETTE_CHANGED } from './color-scheme-script.ts'
import styles from './ColorSchemeSwitch.module.css'

/** Texts by palette. */
type Names = Readonly<Record<string, string | undefined>>

const UNMANAGED = { __html: '' }

/**
 * Switches between the system's palette, light and dark. The button's name contains the present state, and after hydration the next one.
 * `colorSchemeScript` handles presses and writes the status, so React does not manage the status's text.
 */
export function ColorSchemeSwitch() {
  const [scheme = 'system', next = ''] = [useDocumentData('colorScheme'), useDocumentData('nextColorScheme')]
  const [system, light, dark] = [m.scheme_system(), m.scheme_light(), m.scheme_dark()]
  const states: Names = { system, light, dark }
  const ways: Names = { system: m.scheme_to_system(), light: m.scheme_to_light(), dark: m.scheme_to_dark() }
  const [state, way] = [states[scheme], ways[next]]
  const name = state && way && m.scheme_name({ state, next: way })
  return (
    <>
      <button type="button" className={styles.switch} aria-label={name} title={name} data-plain="" data-palette="">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.sign}>
          <circle cx="12" cy="12" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path className={styles.half} d="M12 4.75a7.25 7.25 0 0 1 0 14.5z" />
          <path className={styles.crescent} d="M12 4.75a7.25 7.25 0 0 1 0 14.5 9.6 9.6 0 0 0 0-14.5z" />
          <circle className={styles.disc} cx="12" cy="12" r="3" />
          <path className={styles.rays} d="M12 .75v2M12 21.25v2M.75 12h2M21.25 12h2" />
        </svg>
        <span className="visually-hidden">
          <span className={styles.half}>{system}</span>
          <span className={styles.disc}>{light}</span>
          <span className={styles.crescent}>{dark}</span>
        </span>
      </button>
      <output className="visually-hidden" suppressHydrationWarning dangerouslySetInnerHTML={UNMANAGED} />
    </>
  )
}

/** Returns a data attribute of the html element after hydration, and again when the palette changes. */
function useDocumentData(name: string): string | undefined {
  return useSyncExternalStore(
    onPaletteChange,
    () => document.documentElement.dataset[name],
    () => undefined,
  )
}

function onPaletteChange(listener: () => void): () => void {
  addEventListener(PALETTE_CHANGED, listener)
  return () => removeEventListener(PALETTE_CHANGED, listener)
}
