import { makeCopy, serveCopy } from '../site-copy.ts'
import { variants } from '../variants.ts'

const [name = '', task] = process.argv.slice(2)
const change = variants[name]
if (!change) throw new Error(`There is no variant "${name}".`)
const folder = await makeCopy(name, change, { isDevelopment: name === 'development' })
if (task !== 'build') serveCopy(folder, { isDevelopment: name === 'development' })
