/** Draws the mark: the dome with its open slit, crossed by the meridian. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M5 30a15 15 0 0 1 30 0" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M2 30h36M8 35h24" stroke="currentColor" strokeWidth="2" />
      <path d="M20 2v33" stroke="var(--accent-vivid)" strokeWidth="2" />
      <circle cx="20" cy="7" r="2.5" fill="var(--accent-vivid)" />
    </svg>
  )
}
