/** Why an index can no longer be used: its file is damaged, or what holds it cannot be written any more. */
export type Loss = 'damaged' | 'unwritable'

/** The index was lost with this call, and is being built again. */
export class IndexLostError extends Error {
  readonly loss: Loss

  constructor(loss: Loss, cause?: unknown) {
    super(`The index is ${loss}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.loss = loss
  }
}

/** Primary result codes of SQLite: CORRUPT, FORMAT, NOTADB. */
const DAMAGED: ReadonlySet<number> = new Set([11, 24, 26])
/** PERM, READONLY, IOERR, FULL, CANTOPEN. */
const UNWRITABLE: ReadonlySet<number> = new Set([3, 8, 10, 13, 14])

/** Tells why an error of the database makes its file useless; `undefined` if it does not. */
export function lossOf(error: unknown): Loss | undefined {
  // A page or card whose text is no JSON was overwritten.
  if (error instanceof SyntaxError) return 'damaged'
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  // The further bytes of the code say more precisely what happened.
  const code = error.errcode & 0xff
  return DAMAGED.has(code) ? 'damaged' : UNWRITABLE.has(code) ? 'unwritable' : undefined
}
