import { layerOf } from './arrows.ts'
import type { SourceFile } from './source.ts'

type Importing = Pick<SourceFile, 'path'> & { readonly imports: readonly Pick<SourceFile['imports'][number], 'target'>[] }

/**
 * Finds circular imports of types and of values, by `import` and `import()`.
 *
 * Returns one line per circle, `a.ts → b.ts → a.ts`. Circles that share an import with an earlier one are not repeated.
 */
export function circles(files: readonly Importing[]): string[] {
  const graph = new Map(files.map(({ path, imports }) => [path, new Set(imports.map(({ target }) => target))]))
  const found: string[] = []
  for (;;) {
    withoutEnds(graph)
    const circle = anyCircle(graph)
    if (!circle) return found
    found.push(circle.join(' → '))
    graph.get(circle.at(-2) ?? '')?.delete(circle.at(-1) ?? '')
  }
}

/** Finds circular imports between folders. */
export function folderCircles(files: readonly Importing[]): string[] {
  const folders = Map.groupBy(files, ({ path }) => layerOf(path))
  const importing = [...folders].map(([path, inside]) => {
    const targets = inside.flatMap(({ imports }) => imports.map(({ target }) => layerOf(target)))
    return { path, imports: targets.filter((target) => target !== path).map((target) => ({ target })) }
  })
  return circles(importing)
}

type Graph = Map<string, Set<string>>

/** Removes files that import no remaining file, repeatedly: they are in no circle. */
function withoutEnds(graph: Graph): void {
  for (let before = -1; before !== graph.size;) {
    before = graph.size
    for (const [path, targets] of graph) {
      for (const target of targets) if (!graph.has(target)) targets.delete(target)
      if (targets.size === 0) graph.delete(path)
    }
  }
}

/** Every remaining file imports a remaining file, so any walk returns to a file that it has visited. */
function anyCircle(graph: Graph): string[] | undefined {
  const walk = [...graph.keys()].slice(0, 1)
  for (;;) {
    const [next] = graph.get(walk.at(-1) ?? '') ?? []
    if (next === undefined) return undefined
    walk.push(next)
    if (walk.indexOf(next) < walk.length - 1) return walk.slice(walk.indexOf(next))
  }
}
