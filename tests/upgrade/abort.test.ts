import { expect, test, vi } from 'vitest'
import { edited, HEADER } from './repository.ts'

// Each command runs dozens of git processes.
vi.setConfig({ testTimeout: 120_000 })

test('upgrade --abort: restores files, index and references', () => {
  const { project } = edited()
  project.write({ '.env': 'SECRET=1\n' })
  const { objects: _, ...before }: Record<string, unknown> = { ...project.state() }
  project.upgrade()
  project.write({ [HEADER]: 'export const half = 1\n', 'src/ui/new-name.ts': 'export const changed = 1\n' })
  const { code, output } = project.upgrade('--abort')
  expect(code, output).toBe(0)
  expect(output).toContain('those of version 0.1.0')
  expect(project.state()).toMatchObject(before)
  expect(project.upgrade('--abort').output).toBe('No upgrade is in progress.\n')
})

test('upgrade --abort: removes files of an upgrade that was interrupted before git recorded them', () => {
  const { project } = edited()
  project.upgrade()
  project.git('read-tree', 'HEAD')
  expect(project.upgrade('--abort').code).toBe(0)
  for (const path of ['src/ui/new-name.ts', 'src/features']) expect(project.has(path), path).toBe(false)
  expect(project.git('status', '--porcelain')).toBe('')
})

test('upgrade --abort: does not take a later merge for the upgrade', () => {
  const { project } = edited()
  project.upgrade()
  project.write({ [HEADER]: 'export const header = 107\n' })
  project.commit('Upgrade')
  const upgraded = project.git('rev-parse', 'HEAD')
  project.git('switch', '--quiet', '--create', 'other', 'HEAD~1')
  project.write({ 'notes.txt': 'Notes\n' })
  project.commit('Notes')
  project.git('switch', '--quiet', 'work')
  project.git('merge', '--quiet', '--no-commit', '--no-ff', 'other')
  expect(project.upgrade('--abort')).toEqual({ code: 1, output: 'No upgrade is in progress.\n' })
  expect(project.git('rev-parse', 'HEAD')).toBe(upgraded)
})

test('upgrade --abort: installs the packages of the restored lock file if packages are installed', () => {
  const { project } = edited()
  const abort = () => {
    project.upgrade()
    return project.upgrade('--abort').output
  }
  const sentence = 'The upgrade to 0.3.0 was ended. Tree, index and references are those of version 0.1.0.\n'
  project.write({ 'node_modules/react/index.js': '' })
  expect(abort()).toBe(sentence)
  project.write({ 'scripts/setup.mjs': "console.log('Installing')\n" })
  project.commit('Install packages')
  expect(abort()).toBe(`Installing\n${sentence}`)
  project.remove('node_modules')
  expect(abort()).toBe(sentence)
})
