import type { HealthWords, ShownReport } from './page.ts'

interface Props extends Pick<ShownReport, 'filters' | 'isNarrowed'> {
  readonly words: Pick<HealthWords, 'filters' | 'filter'>
}

/** Shows filters of the findings in a form that works without scripts. The form is collapsed on small screens until a filter is set. */
export function HealthFilters({ filters, isNarrowed, words }: Props) {
  return (
    <details className="health-fold" open={isNarrowed}>
      <summary className="fold">{words.filters}</summary>
      <form className="health-filters" method="get">
        {filters.map(({ name, label, options }) => (
          <label key={name}>
            {label}
            <select name={name} defaultValue={options.find(({ isChosen }) => isChosen)?.value}>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{words.filter}</button>
      </form>
    </details>
  )
}
