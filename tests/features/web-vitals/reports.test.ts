import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIBRARY } from '../../../src/features/web-vitals/library.server.ts'
import { readReport } from '../../../src/features/web-vitals/reports.server.ts'

test('readReport: reads pairs of a metric and its value', () => {
  expect(readReport('[["LCP",812.4],["CLS",0]]')).toEqual([
    ['LCP', 812.4],
    ['CLS', 0],
  ])
  expect(readReport('[]')).toEqual([])
})

test.each([
  '',
  'LCP 812',
  'null',
  '{"LCP":812}',
  '[["LCP"]]',
  '[["LCP","812"]]',
  '[["LCP",-1]]',
  '[["LCP",600001]]',
  '[["LCP",1e999]]',
  '[["FID",1]]',
  '[["constructor",1]]',
  '[["LCP",1,"/en"]]',
  JSON.stringify(Array.from({ length: 21 }, () => ['LCP', 1])),
])('readReport: refuses %s', (text) => {
  expect(readReport(text)).toBeUndefined()
})

test('web vitals: the path of the library has its installed version', () => {
  const { version } = JSON.parse(readFileSync('node_modules/web-vitals/package.json', 'utf8'))
  expect(LIBRARY).toContain(`-${version}.js`)
})
