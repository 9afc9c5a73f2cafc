import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hex, toLinear, toSrgb } from '../src/parts/colour.ts'
import { smoothstep } from '../src/parts/maths.ts'
import { Noise, random } from '../src/parts/noise.ts'
import { scenes } from '../src/scenes.ts'

test('random: the same seed creates the same numbers, another seed others', () => {
  const numbers = (seed: string) => Array.from({ length: 20 }, random(seed))
  expect(numbers('moon')).toEqual(numbers('moon'))
  expect(numbers('moon')).not.toEqual(numbers('mars'))
  expect(numbers('moon').every((value) => value >= 0 && value < 1)).toBe(true)
})

test('Noise: is the same for the same seed, and continuous', () => {
  const [one, other] = [new Noise('veil'), new Noise('veil')]
  expect(one.fbm(1.5, 2.5, 5)).toBe(other.fbm(1.5, 2.5, 5))
  expect(one.fbm(1.5, 2.5, 5)).toBeCloseTo(one.fbm(1.500_01, 2.5, 5), 2)
})

test('colours: sRGB channels survive a conversion to linear light', () => {
  for (const channel of [0, 0.02, 0.5, 1]) expect(toSrgb(toLinear(channel))).toBeCloseTo(channel, 10)
  expect(hex('#ff0000')).toEqual({ r: 1, g: 0, b: 0 })
})

test('smoothstep: rises between its edges, and falls if they are swapped', () => {
  expect([0, 1, 2, 3].map((value) => smoothstep(1, 2, value))).toEqual([0, 0, 1, 1])
  expect([0, 1, 2, 3].map((value) => smoothstep(2, 1, value))).toEqual([1, 1, 0, 0])
})

test.each(['portrait-obi', 'star-chart-orion'])('%s: is drawn with equal bytes each time', async (id) => {
  const draw = scenes.get(id)
  const [one, other] = [await draw?.(), await draw?.()]
  expect(one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(one?.extension).toBe('png')
  expect((await sharp(one?.bytes).metadata()).format).toBe('png')
})

test('draw: an unknown name ends the command with a message, and draws nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../src/draw.ts'), 'sun'], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'There is no picture sun. src/scenes.ts lists the names.\n' })
})
