import { existsSync, readFileSync } from 'node:fs'
import { isObject } from 'contentful-emulator/json/json.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'
import type { SpaceModel } from 'content-mapping/space-model.ts'
import { exportFilesIn, FOREIGN, FOREIGN_UNSEEN } from '../../support/foreign-spaces.ts'
import type { Expectation } from '../infer/score.ts'
import { AMATEURS } from '../infer/models/amateurs.ts'
import { FURTHER_MODELS } from '../infer/models/further.ts'
import { GROWN } from '../infer/models/grown.ts'
import { model } from '../infer/models/model.ts'
import { STARTERS } from '../infer/models/starters.ts'
import { USUAL_MODELS } from '../infer/models/usual.ts'
import { academy } from './invented/academy.ts'
import { agency } from './invented/agency.ts'
import { codeSchool } from './invented/code-school.ts'
import { conference } from './invented/conference.ts'
import { cultureHouse } from './invented/culture-house.ts'
import { developerPortfolio } from './invented/developer-portfolio.ts'
import { filmCollective } from './invented/film-collective.ts'
import { hospital } from './invented/hospital.ts'
import { inventedModel } from './invented/invented.ts'
import { lampStore } from './invented/lamp-store.ts'
import { landingBuilder } from './invented/landing-builder.ts'
import { museum } from './invented/museum.ts'
import { outdoor } from './invented/outdoor.ts'
import { restaurant } from './invented/restaurant.ts'
import { shop } from './invented/shop.ts'
import { software } from './invented/software.ts'
import { sportclub } from './invented/sportclub.ts'
import { taberna } from './invented/taberna.ts'
import { unionMagazine } from './invented/union-magazine.ts'
import { university } from './invented/university.ts'

/** A space with its expected mapping. */
export interface KnownSpace {
  readonly name: string
  /** Spaces of one family have the same authors or the same template. They count as one space. */
  readonly family: string
  readonly model: SpaceModel
  readonly expected: Expectation
}

/** Folders with export files of other teams that are there. */
const FOLDERS = [FOREIGN, FOREIGN_UNSEEN].filter((folder) => existsSync(`${folder}/expected.json`))
const OWN = 'tests/mapping/expectations'

/** Name of an export file → the name of its family. */
const FAMILIES: Readonly<Record<string, string>> = {
  'template-marketing-2022': 'marketing template',
  'template-marketing-fintech': 'marketing template',
  'template-marketing-jumpgate-content-only': 'marketing template',
  'jakala-next-starterkit': 'marketing template',
  'starter-gatsby-blog': 'blog starter',
  'contentful-import-sample-space': 'blog starter',
  'sanity-fixture-broken-refs': 'people and posts',
  'sanity-fixture-drafts': 'people and posts',
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Returns whether the export files of other teams are there. */
export const ARE_FOREIGN_THERE = FOLDERS.length > 0

/** Returns the spaces of other teams. */
export function foreignSpaces(): readonly KnownSpace[] {
  return FOLDERS.flatMap((folder) => {
    const given = read(`${folder}/expected.json`)
    return exportFilesIn(folder).map((file): KnownSpace => {
      const name = file.replace(/\.json$/, '')
      const content = read(`${folder}/${file}`)
      if (!isObject(content)) throw new Error(`${file} contains no space`)
      const expected = (isObject(given) ? given[name] : undefined) ?? read(`${OWN}/${file}`)
      return { name, family: FAMILIES[name] ?? name, model: spaceModelOfExport(content, name), expected: expected as Expectation }
    })
  })
}

/** Returns the spaces that were invented with entries. */
export function inventedSpaces(): readonly KnownSpace[] {
  return [
    restaurant,
    museum,
    software,
    university,
    shop,
    agency,
    cultureHouse,
    outdoor,
    academy,
    hospital,
    unionMagazine,
    developerPortfolio,
    taberna,
    lampStore,
    codeSchool,
    landingBuilder,
    conference,
    filmCollective,
    sportclub,
  ].map((space) => ({
    name: space.name,
    family: space.name,
    model: inventedModel(space),
    expected: expectationOf(space.means),
  }))
}

/** Returns the models without entries. */
export function usualSpaces(): readonly KnownSpace[] {
  return [...AMATEURS, ...USUAL_MODELS, ...FURTHER_MODELS, ...STARTERS, ...GROWN].map(({ name, types, means }) => ({
    name,
    family: name,
    model: model(types),
    expected: expectationOf(means),
  }))
}

/** Reads expectations in lines: `story|page title=name body=text|-`. */
function expectationOf(means: Readonly<Record<string, string>>): Expectation {
  return Object.fromEntries(
    Object.entries(means).map(([type, line]) => {
      const [roles = '', ...fields] = line.split(' ')
      const pairs = fields.map((each) => each.split('=')).map(([meaning = '', right = '']) => [meaning, right === '' ? ['-'] : right.split(/[|+]/)] as const)
      return [type, { role: roles.split('|'), fields: Object.fromEntries(pairs) }]
    }),
  )
}
