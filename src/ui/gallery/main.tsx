import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import styles from './gallery.module.css'
import { Matrix, Overview, Single } from './views.tsx'
import { WORDS } from './words.ts'

/**
 * Development gallery of all elements of `src/ui`.
 *
 * `/_ui?lang=ar&scheme=dark` shows all in one language and palette. `/_ui?element=MenuButton` shows one element in each state, direction and
 * palette. `/_ui?only=MenuButton&state=open` shows one state.
 */
const query = new URLSearchParams(location.search)
const words = WORDS.find(({ lang }) => lang === query.get('lang')) ?? WORDS[0]
const element = query.get('element')
const only = query.get('only')
const root = document.documentElement
root.lang = words.lang
root.dir = words.dir
// Same as `scrollbarWidthScript`, which the policy of the gallery does not allow inline.
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
