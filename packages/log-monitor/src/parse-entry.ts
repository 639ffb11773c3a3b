/** An entry of the log. Its fields can have any type. */
export type Entry = Readonly<Record<string, unknown>>;

/** Parses an entry. Returns null when it is not a JSON object with a kind. */
export function parseEntry(bytes: Uint8Array): Entry | null {
  try {
    const entry = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof entry?.kind === 'string' ? entry : null;
  } catch {
    return null;
  }
}
