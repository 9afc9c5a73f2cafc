import { DismissForm, TextChanges } from './TranslationParts.tsx'
import { HealthFacts, HealthFilters, HealthFrame, HealthPages } from '../../page/HealthParts.tsx'
import type { ShownEntry, ShownText, TranslationsPage } from './translations-page.ts'

/** Shows editors the missing and outdated translations, and the changes of their sources. */
export function TranslationsView({ page }: { readonly page: TranslationsPage }) {
  const { breadcrumb, here, words, report } = page
  return (
    <HealthFrame
      breadcrumb={breadcrumb}
      here={here}
      words={words}
      aside={report && <HealthFilters filters={report.filters} isNarrowed={report.isNarrowed} words={words} />}
    >
      {report && (
        <>
          {report.note && <p>{report.note}</p>}
          {report.totals.map(({ language, facts }) => (
            <section key={language} aria-label={language}>
              <h2>{language}</h2>
              <HealthFacts facts={facts} />
            </section>
          ))}
          {report.languages.length === 0 && <p>{words.none}</p>}
          {report.languages.map(({ language, entries }) => (
            <details key={language} className="health-group" open>
              <summary className="fold">
                <h2>{language}</h2>
              </summary>
              <ul className="plain">
                {entries.map((entry) => (
                  <TranslatedEntry key={entry.id} entry={entry} page={page} />
                ))}
              </ul>
            </details>
          ))}
          <HealthPages pages={report.pages} label={words.pages} />
          {report.words.map(({ title, facts }) => (
            <details key={title} className="health-group">
              <summary className="fold">
                <h2>{title}</h2>
              </summary>
              <HealthFacts facts={facts} />
            </details>
          ))}
        </>
      )}
    </HealthFrame>
  )
}

interface EntryProps {
  readonly entry: ShownEntry
  readonly page: TranslationsPage
}

function TranslatedEntry({ entry: { name, spot, compareUrl, texts }, page }: EntryProps) {
  return (
    <li className="health-statement">
      <p>
        <bdi>{name}</bdi>
      </p>
      <code dir="ltr">{spot.join(' · ')}</code>
      <p>
        <a className="health-compare" href={compareUrl} aria-label={`${page.words.compare}: ${name}`}>
          {page.words.compare}
        </a>
      </p>
      <ul className="plain">
        {texts.map((text) => (
          <TranslatedText key={text.field} name={name} text={text} page={page} />
        ))}
      </ul>
    </li>
  )
}

interface TextProps {
  /** Name of the entry. */
  readonly name: string
  readonly text: ShownText
  readonly page: TranslationsPage
}

function TranslatedText({ name, text: { field, label, changes, editorUrl, dismissal }, page: { words, here, current, sourceLang } }: TextProps) {
  return (
    <li className="health-row">
      <code dir="ltr">{field}</code>
      <span>{label}</span>
      <a href={editorUrl} target="_blank" rel="noreferrer" aria-label={`${words.edit}: ${name}, ${field}`}>
        {words.edit}
      </a>
      {changes.length > 0 && (
        <p className="health-changed" lang={sourceLang} dir="auto">
          <TextChanges changes={changes} />
        </p>
      )}
      {dismissal && <DismissForm dismissal={dismissal} action={`${here}/dismiss`} to={current} label={words.dismiss} of={`${name}, ${field}`} />}
    </li>
  )
}
