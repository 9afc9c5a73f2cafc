import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { SPECIMENS } from './specimens.tsx'
import { WORDS } from './words.ts'

/** `/_ui?lang=ar&theme=night`: every element of `src/ui` on its own, in a language and a palette. For developers only. */
const query = new URLSearchParams(location.search)
const lang = WORDS.find((each) => each.lang === query.get('lang')) ?? WORDS[0]
const root = document.documentElement
root.lang = lang.lang
root.dir = lang.dir
root.dataset['theme'] = query.get('theme') === 'night' ? 'night' : 'day'

const at = (change: Record<string, string>) => `?${new URLSearchParams({ ...Object.fromEntries(query), ...change })}`

createRoot(document.getElementById('root') ?? document.body).render(
  <I18nProvider locale={lang.lang}>
    <main className="page">
      <h1>src/ui</h1>
      <nav aria-label="Variants">
        {WORDS.map((words) => (
          <a key={words.lang} href={at({ lang: words.lang })}>
            {words.lang}{' '}
          </a>
        ))}
        <a href={at({ theme: 'day' })}>day</a> <a href={at({ theme: 'night' })}>night</a>
      </nav>
      {Object.entries(SPECIMENS).map(([name, Specimen]) => (
        <section key={name} id={name} aria-label={name}>
          <h2>{name}</h2>
          <Specimen words={lang} />
        </section>
      ))}
    </main>
  </I18nProvider>,
)
