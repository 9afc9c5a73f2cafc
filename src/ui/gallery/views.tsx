import { useEffect, useRef } from 'react'
import styles from './gallery.module.css'
import { SPECIMENS } from './specimens.tsx'
import { WORDS, type SpecimenProps, type Words } from './words.ts'

const COLOR_SCHEMES = ['light', 'dark'] as const

/** Renders each element in its first state, one below the other. */
export function Overview({ query, words }: { readonly query: URLSearchParams } & SpecimenProps) {
  const at = (change: Record<string, string>) => `?${new URLSearchParams({ ...Object.fromEntries(query), ...change })}`
  return (
    <>
      <h1>src/ui</h1>
      <nav aria-label="Variants" className={styles.variants}>
        {WORDS.map(({ lang }) => (
          <a key={lang} href={at({ lang })}>
            {lang}
          </a>
        ))}
        {COLOR_SCHEMES.map((scheme) => (
          <a key={scheme} href={at({ scheme })}>
            {scheme}
          </a>
        ))}
      </nav>
      {Object.keys(SPECIMENS).map((name) => (
        <section key={name} id={name} aria-label={name} className={styles.specimen}>
          <h2>
            <a href={`?element=${name}`}>{name}</a>
          </h2>
          <Specimen name={name} words={words} />
        </section>
      ))}
    </>
  )
}

/**
 * Renders an element in every state, language and palette, each in a separate iframe, so that all can be open at once.
 *
 * Elements that need the focus (combobox) open at their own address.
 */
export function Matrix({ element }: { readonly element: string }) {
  const frames = Object.keys(SPECIMENS[element] ?? {}).flatMap((state) =>
    WORDS.flatMap(({ lang }) =>
      COLOR_SCHEMES.map((scheme) => ({ name: `${state} ${lang} ${scheme}`, address: new URLSearchParams({ only: element, state, lang, scheme }) })),
    ),
  )
  return (
    <>
      <h1>{element}</h1>
      <p>
        <a href="?">All elements</a>
      </p>
      {frames.length === 0 && <p>There is no such element.</p>}
      <ul className={styles.matrix}>
        {frames.map(({ name, address }) => (
          <li key={name}>
            <h2>
              <a href={`?${address}`}>{name}</a>
            </h2>
            <object aria-label={name} type="text/html" data={`?${address}`} className={styles.frame} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Renders only an element in one state. */
export function Single({ element, state, words }: { readonly element: string; readonly state: string | null; readonly words: Words }) {
  return (
    <>
      <h1 className="visually-hidden">src/ui</h1>
      <h2 className="visually-hidden">{element}</h2>
      <section id={element} aria-label={element}>
        <Specimen name={element} words={words} state={state ?? undefined} />
      </section>
    </>
  )
}

function Specimen({ name, state, words }: { readonly name: string; readonly state?: string } & SpecimenProps) {
  const place = useRef<HTMLDivElement>(null)
  const states = SPECIMENS[name] ?? {}
  const shown = state === undefined ? Object.values(states)[0] : states[state]
  const enter = shown?.enter
  useEffect(() => {
    if (place.current) enter?.(place.current)
  }, [enter])
  if (!shown) return <p>There is no such state.</p>
  return (
    <div ref={place}>
      <shown.View words={words} />
    </div>
  )
}
