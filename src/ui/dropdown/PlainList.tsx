import type { ListProps } from './entries.ts'

/** Renders entries as plain links. */
export function PlainList({ label, entries, className, entryClassName }: Omit<ListProps, 'focus' | 'onReady' | 'onClose'>) {
  return (
    <ul className={className} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} data-entry={entry.id}>
          {'renderLink' in entry ? (
            entry.renderLink({ className: entryClassName })
          ) : (
            <button type="button" className={entryClassName} data-early="" onClick={entry.onAction}>
              {entry.text}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
