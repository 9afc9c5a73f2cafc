import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import styles from './gallery.module.css'
import { Matrix, Overview, Single } from './views.tsx'
import { WORDS } from './words.ts'

/**
 * For developers only: every element of `src/ui` on its own.
 *
 * `/_ui?lang=ar&scheme=dark` shows all in a language and a palette, `/_ui?element=Menu` one in every state, direction and
 * palette, and `/_ui?only=Menu&state=open` one in one state.
 */
const query = new URLSearchParams(location.search)
const words = WORDS.find(({ lang }) => lang === query.get('lang')) ?? WORDS[0]
const element = query.get('element')
const only = query.get('only')
const root = document.documentElement
root.lang = words.lang
root.dir = words.dir
// As `scrollbarWidthScript` does, which the policy of a gallery lets nobody inline.
if (innerWidth > root.clientWidth) root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
root.dataset['colorScheme'] = query.get('scheme') === 'dark' ? 'dark' : 'light'

createRoot(document.getElementById('root') ?? document.body).render(
  <I18nProvider locale={words.lang}>
    <main className={`page ${only === null ? styles.gallery : styles.single}`}>
      {only !== null && <Single element={only} state={query.get('state')} words={words} />}
      {element !== null && <Matrix element={element} />}
      {only === null && element === null && <Overview query={query} words={words} />}
    </main>
  </I18nProvider>,
)
