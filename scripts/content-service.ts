import { runCommand } from 'contentful-emulator/command/run-command.ts'

await runCommand(process.argv.slice(2), { name: 'npm run content-service --', file: 'content/space.json' })
