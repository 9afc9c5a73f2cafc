/** Renders a small chevron that points down. */
export function Chevron({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
      <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
