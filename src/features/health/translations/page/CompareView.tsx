import type { ReactNode } from 'react'
import { HealthFrame } from '../../page/HealthParts.tsx'
import type { ComparePage, ShownField, ShownInline, ShownRow, Side } from './compare-page.ts'
import { DismissForm, TextChanges } from './TranslationParts.tsx'
import stylesheet from './compare.css?url'

/** Shows editors an entry in two languages, block by block. */
export function CompareView({ page }: { readonly page: ComparePage }) {
  const { breadcrumb, current, words, entry } = page
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <HealthFrame
        breadcrumb={breadcrumb}
        here={current}
        words={words}
        aside={
          entry && (
            <nav aria-label={words.languages}>
              <ul className="health-links">
                {entry.languages.map(({ code, language, href, isCurrent }) => (
                  <li key={code}>
                    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                      {language}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )
        }
      >
        {entry && (
          <>
            <p className="compare-entry">
              <bdi>{entry.name}</bdi> <code dir="ltr">{entry.spot.join(' · ')}</code>
            </p>
            {entry.fields.map((field) => (
              <ComparedField key={field.field} field={field} page={page} source={entry.source} translation={entry.translation} of={entry.name} />
            ))}
          </>
        )}
      </HealthFrame>
    </>
  )
}

interface FieldProps {
  readonly field: ShownField
  readonly page: ComparePage
  readonly source: Side
  readonly translation: Side
  /** Name of the entry. */
  readonly of: string
}

function ComparedField({ field: { field, name, label, editorUrl, dismissal, isAligned, rows }, page, source, translation, of }: FieldProps) {
  const { words, current, dismissPath } = page
  const heading = `field-${field}`
  return (
    <section className="compare-field" aria-labelledby={heading}>
      <div className="compare-head">
        <h2 id={heading}>{name}</h2>
        <span>{label}</span>
        <a href={editorUrl} target="_blank" rel="noreferrer" aria-label={`${words.edit}: ${of}, ${name}`}>
          {words.edit}
        </a>
      </div>
      {!isAligned && <p className="compare-note">{words.unaligned}</p>}
      <ol className="plain">
        {rows.map((row) => (
          <ComparedRow key={row.key} row={row} words={words} source={source} translation={translation} />
        ))}
      </ol>
      {dismissal && <DismissForm dismissal={dismissal} action={dismissPath} to={current} label={words.dismiss} of={`${of}, ${name}`} />}
    </section>
  )
}

interface RowProps extends Pick<FieldProps, 'source' | 'translation'> {
  readonly row: ShownRow
  readonly words: ComparePage['words']
}

function ComparedRow({ row, words, source, translation }: RowProps) {
  const isOutdated = row.changes.length > 0
  return (
    <li className="compare-row" data-outdated={isOutdated || undefined}>
      <Block side={source} inlines={row.source}>
        {isOutdated && (
          <div className="compare-changes">
            <p className="compare-label">{words.changed}</p>
            <p className="health-changed" lang={source.lang} dir={source.dir}>
              <TextChanges changes={row.changes} />
            </p>
          </div>
        )}
      </Block>
      <Block side={translation} inlines={row.translation} absent={row.source && words.missing}>
        {isOutdated && row.translation && <p className="compare-mark">{words.outdated}</p>}
      </Block>
    </li>
  )
}

interface BlockProps {
  readonly side: Side
  readonly inlines: ShownRow['source']
  /** Text in place of a missing block. */
  readonly absent?: string | undefined
  readonly children: ReactNode
}

function Block({ side: { label, lang, dir }, inlines, absent, children }: BlockProps) {
  return (
    <div className="compare-block">
      <p className="compare-label">{label}</p>
      {inlines ? (
        <p className="compare-text" lang={lang} dir={dir}>
          <Inlines inlines={inlines} />
        </p>
      ) : (
        absent && <p className="compare-note">{absent}</p>
      )}
      {children}
    </div>
  )
}

function Inlines({ inlines }: { readonly inlines: readonly ShownInline[] }) {
  return inlines.map(({ key, element: Element, text, inlines: inner }) => (
    <Element key={key}>
      {text}
      <Inlines inlines={inner} />
    </Element>
  ))
}
