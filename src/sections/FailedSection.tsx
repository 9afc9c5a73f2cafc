import type { Section } from './registry.tsx'

interface Props {
  readonly section: Section
  readonly error: Error
}

/** Error message of a section in development. Visitors never see it. */
export function FailedSection({ section: { type, id }, error }: Props) {
  return (
    <pre role="alert" style={{ margin: '1rem', padding: '1rem', border: '3px solid currentColor', overflowX: 'auto', whiteSpace: 'pre-wrap' }}>
      {`The section ${type} (entry ${id}) cannot be shown: ${error.message}`}
    </pre>
  )
}
