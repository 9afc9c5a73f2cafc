import type { Graph } from 'schema-dts'

/** Write a graph as the text of a script element: no text of an editor ends the element, or begins a comment in it. */
export function asScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
