import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BASE_LOCALE, LOCALES, localeInfo, type Locale } from '../../src/i18n/locales.ts'
import { messageProblems } from '../../scripts/messages/message-problems.ts'

const variants = z.object({ declarations: z.array(z.string()), selectors: z.array(z.string()), match: z.record(z.string(), z.string()) })
const catalog = z.record(z.string(), z.union([z.string(), z.array(variants)]))
type Message = z.output<typeof catalog>[string]

function catalogOf(locale: Locale): Record<string, Message> {
  const { $schema: _, ...messages } = catalog.parse(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))
  return messages
}

const base = catalogOf(BASE_LOCALE)

/** The texts of a message: one, or one for each variant. */
function textsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
}

/** The names in braces and the declared inputs. A variant may do without (“two stories”), so those of a message count together. */
function takenBy(message: Message | undefined): string {
  if (message === undefined) return 'is not there'
  const named = textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder))
  const declared = typeof message === 'string' ? [] : message.flatMap(({ declarations }) => declarations.filter((each) => each.startsWith('input ')))
  return [...new Set([...named, ...declared])].toSorted().join(' ')
}

test('no language lacks a message or has one alone', async () => {
  expect(await messageProblems()).toEqual([])
})

describe.each(LOCALES)('the messages in %s', (locale) => {
  const own = catalogOf(locale)

  test('are the same ones, and none is empty', () => {
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(base).toSorted())
    expect(Object.keys(own).length).toBeGreaterThan(50)
    expect(Object.entries(own).filter(([, message]) => textsOf(message).some((text) => text.trim() === ''))).toEqual([])
  })

  test('take what they take in the base language', () => {
    const differing = Object.keys(base).filter((key) => takenBy(own[key]) !== takenBy(base[key]))
    expect(differing).toEqual([])
  })

  test('have a form for every plural of the language', () => {
    const categories = new Intl.PluralRules(localeInfo(locale).tag).resolvedOptions().pluralCategories
    const lacking = Object.entries(own).flatMap(([key, message]) =>
      typeof message === 'string'
        ? []
        : message
            .filter(({ declarations }) => declarations.some((each) => each.endsWith(': plural')))
            .flatMap(({ match, selectors: [selector] }) => categories.filter((each) => !(`${selector}=${each}` in match)).map((each) => `${key}: ${each}`)),
    )
    expect(lacking).toEqual([])
  })
})
