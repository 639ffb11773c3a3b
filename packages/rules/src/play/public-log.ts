/**
 * The kinds of entries in the public log (docs/games/public-log.md). The log is append-only, so a kind is never renamed and its
 * fields never change their meaning.
 */
export const publicLogKinds = [
  'session_start',
  'session_statement',
  'maths',
  'signing_key',
  'web_build',
  'ledger_checkpoint',
  'liabilities',
  'archived_month',
] as const;
export type PublicLogKind = (typeof publicLogKinds)[number];

/** An entry is in a published checkpoint at most this long after it was queued. */
export const publicLogMergeDelaySeconds = 60;

/**
 * The witnesses whose cosignatures a browser requires on a checkpoint: at least `required` of the listed keys, each as
 * `name+id+base64`. An empty list means that no independent party confirms the log, and the fairness page says so.
 */
export const publicLogWitnesses: { readonly required: number; readonly keys: readonly string[] } = {
  required: 0,
  keys: [],
};
