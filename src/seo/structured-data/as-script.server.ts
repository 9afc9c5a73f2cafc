import type { Graph } from 'schema-dts'

/** Serializes a graph for a script element. Texts of editors can neither end the element nor begin a comment in it. */
export function asScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
