import { expect, test } from 'vitest'
import site from '#config'
import { openContent } from '../../support/open-content.ts'
