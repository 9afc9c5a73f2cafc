import type { HealthFact } from './page.ts'

/** Lists facts of the report, each with its label. */
export function HealthFacts({ facts }: { readonly facts: readonly HealthFact[] }) {
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
