import type { Dismissal, ShownText } from './translations-page.ts'

/** Shows the changes of a text, with inserted and deleted passages. */
export function TextChanges({ changes }: Pick<ShownText, 'changes'>) {
  return changes.map(({ key, kind, text }) => {
    const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
    return <Part key={key}>{text}</Part>
  })
}

interface DismissProps {
  readonly dismissal: Dismissal
  readonly action: string
  /** Path and query to which the form leads back. */
  readonly to: string
  readonly label: string
  /** Name of the translation. */
  readonly of: string
}

/** Shows the form with which an editor accepts an outdated translation as it is. */
export function DismissForm({ dismissal, action, to, label, of }: DismissProps) {
  return (
    <form className="health-dismiss" method="post" action={action}>
      {Object.entries({ ...dismissal, to }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" aria-label={`${label}: ${of}`}>
        {label}
      </button>
    </form>
  )
}
