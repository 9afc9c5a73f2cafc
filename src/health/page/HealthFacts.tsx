import type { ShownReport } from './page.ts'

/** Say when what was checked, and how much was found. */
export function HealthFacts({ facts }: Pick<ShownReport, 'facts'>) {
  return (
    <dl className="health-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
