/** Why an index is unusable: its file is damaged, or its folder is not writable any more. */
export type Loss = 'damaged' | 'unwritable'

/** Thrown if a call found the index unusable. The index is being rebuilt. */
export class IndexLostError extends Error {
  readonly loss: Loss

  constructor(loss: Loss, cause?: unknown) {
    super(`The index is ${loss}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.loss = loss
  }
}

/** Thrown if a check has found damage in the file of an index. */
export class DamageFoundError extends Error {}

/** Primary result codes of SQLite: CORRUPT, FORMAT, NOTADB. */
const DAMAGED: ReadonlySet<number> = new Set([11, 24, 26])
/** PERM, READONLY, IOERR, FULL, CANTOPEN. */
const UNWRITABLE: ReadonlySet<number> = new Set([3, 8, 10, 13, 14])

/** Returns why an error of the database renders its file unusable, or `undefined` for other errors. */
export function lossOf(error: unknown): Loss | undefined {
  // Invalid JSON of a page or a card means that the file was overwritten.
  if (error instanceof SyntaxError || error instanceof DamageFoundError) return 'damaged'
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  // The other bytes contain the extended result code.
  const code = error.errcode & 0xff
  return DAMAGED.has(code) ? 'damaged' : UNWRITABLE.has(code) ? 'unwritable' : undefined
}
