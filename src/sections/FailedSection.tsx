import type { Section } from './registry.tsx'

interface Props {
  readonly section: Section
  readonly error: Error
}

/** Tell who develops the site which section cannot be shown, and why. Visitors never see it. */
export function FailedSection({ section: { type, id }, error }: Props) {
  return (
    <pre role="alert" style={{ margin: '1rem', padding: '1rem', border: '3px solid currentColor', overflowX: 'auto', whiteSpace: 'pre-wrap' }}>
      {`The section ${type} (entry ${id}) cannot be shown: ${error.message}`}
    </pre>
  )
}
