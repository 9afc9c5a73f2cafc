import { compareVersions } from './releases.ts'

/** Notes of a release for teams that upgrade to it. */
export interface Note {
  readonly version: string
  /** Each an item of the section "Upgrading" in the changelog. */
  readonly items: readonly string[]
}

/** A section of the changelog. `version` is missing if it is not released. */
export interface Section {
  readonly version: string | undefined
  readonly text: string
}

const HEADING = /^## \[?(?<name>[^\]\s]+)\]?(?<rest>.*)$/gm
const VERSION = /^\d+\.\d+\.\d+$/

/** Splits the changelog into sections, the newest first. */
export function sectionsOf(changelog: string): Section[] {
  const headings = [...changelog.matchAll(HEADING)]
  return headings.map(({ index, 0: heading, groups }, place) => {
    const isReleased = VERSION.test(groups?.['name'] ?? '') && !/unreleased/i.test(groups?.['rest'] ?? '')
    return { version: isReleased ? groups?.['name'] : undefined, text: changelog.slice(index + heading.length, headings[place + 1]?.index) }
  })
}

/** Returns the items of the section "Upgrading" of a version. */
export function upgradingItems({ text }: Section): string[] {
  const [, part = ''] = /^### Upgrading$([^]*?)(?=^### |(?![^]))/m.exec(text) ?? []
  return part
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replaceAll(/\s*\n\s*/g, ' '))
}

/** Returns the notes of all releases after `from` up to `to`, the oldest first. */
export function notesBetween(changelog: string, from: string, to: string): Note[] {
  return sectionsOf(changelog)
    .flatMap((section) => (section.version === undefined ? [] : [{ version: section.version, items: upgradingItems(section) }]))
    .filter(({ version, items }) => items.length > 0 && compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .toSorted((one, other) => compareVersions(one.version, other.version))
}

/** Returns the items that name a file, or a folder that contains it, in backticks. */
export function notesOn(path: string, notes: readonly Note[]): string[] {
  const isNamed = (item: string) => [...item.matchAll(/`([^`]+)`/g)].some(([, name = '']) => name === path || (name.endsWith('/') && path.startsWith(name)))
  return notes.flatMap(({ items }) => items.filter(isNamed))
}
