/** Field of page types that marks an entry, per language, as translated by a machine. */
export const MACHINE_FIELD = 'machineTranslation'

/** Values of the field: whether a person has reviewed the text. */
export const MACHINE_MARKS = ['unreviewed', 'reviewed'] as const
export type MachineMark = (typeof MACHINE_MARKS)[number]
