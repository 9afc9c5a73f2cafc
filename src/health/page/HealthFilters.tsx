import type { HealthFilter, HealthWords } from './page.ts'

interface Props {
  readonly filters: readonly HealthFilter[]
  readonly words: Pick<HealthWords, 'filter'>
}

/** Offer what findings can be narrowed by: a form whose choices become the query of the address. */
export function HealthFilters({ filters, words }: Props) {
  return (
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
  )
}
