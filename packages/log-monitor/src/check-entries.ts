/** What the API publishes, to compare it with the log. */
export interface Published {
  readonly keys: readonly { readonly id: string; readonly publicKey: string }[];
  /** Maths of the offered games. */
  readonly maths: readonly { readonly game: string; readonly version: string; readonly hash: string }[];
}

type Entry = Readonly<Record<string, unknown>>;

/** Parses an entry. Returns null when it is not a JSON object with a kind. */
function parseEntry(bytes: Uint8Array): Entry | null {
  try {
    const entry = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof entry?.kind === 'string' ? entry : null;
  } catch {
    return null;
  }
}

/** Returns the fairness keys in the log, hex. */
export function loggedKeys(entries: readonly Uint8Array[]): string[] {
  const keys = entries.map(parseEntry).filter((entry) => entry?.kind === 'signing_key');
  return keys.map((entry) => String(entry?.public_key)).filter((key) => /^[\da-f]{64}$/.test(key));
}

/**
 * Replays the whole log and compares it with what the API publishes. Returns one plain sentence for each contradiction.
 * Entries of unknown kinds are accepted: later versions of the server add kinds.
 */
export function checkEntries(entries: readonly Uint8Array[], published: Published): string[] {
  const found: string[] = [];
  const logged = new Map<string, string>();
  const sessions = new Set<string>();
  const statements = new Set<string>();
  const ledger = createLedgerCheck();
  for (const [position, bytes] of entries.entries()) {
    const entry = parseEntry(bytes);
    const say = (sentence: string) => found.push(`Entry ${position}: ${sentence}`);
    if (entry === null) say('it is not a JSON object with a kind.');
    else if (entry.kind === 'signing_key') logged.set(`key ${entry.public_key}`, String(entry.key_id));
    else if (entry.kind === 'maths') {
      const name = `${entry.game} ${entry.version}`;
      if (logged.has(name) && logged.get(name) !== entry.hash) say(`${name} has other maths than before.`);
      logged.set(name, String(entry.hash)).set(`maths ${entry.hash}`, name);
    } else if (entry.kind === 'session_start') {
      const session = String(entry.session);
      if (sessions.has(session)) say('the session was started before.');
      sessions.add(session);
      if (!logged.has(`maths ${entry.maths_hash}`)) say('the session has maths that are not in the log before it.');
    } else if (entry.kind === 'session_statement') {
      const session = String(entry.session);
      if (!sessions.has(session)) say('the statement is about a session that is not in the log before it.');
      if (statements.has(session)) say('the session has a second statement.');
      statements.add(session);
    } else if (entry.kind === 'ledger_checkpoint') ledger(entry).forEach(say);
  }
  return [...found, ...comparePublished(logged, published)];
}

function comparePublished(logged: ReadonlyMap<string, string>, { keys, maths }: Published): string[] {
  const ownKeys = keys
    .filter(({ publicKey }) => !logged.has(`key ${publicKey}`))
    .map(({ id }) => `The published key ${id} is not in the log.`);
  const offered = maths
    .filter(({ game, version, hash }) => logged.get(`${game} ${version}`) !== hash)
    .map(({ game, version }) => `The published maths of ${game} ${version} are not those in the log.`);
  return [...ownKeys, ...offered];
}

/** Creates a function that checks each ledger checkpoint against the earlier ones. */
function createLedgerCheck(): (entry: Entry) => string[] {
  const digests = new Map<string, string>();
  let last: Entry | null = null;
  return (entry) => {
    const found: string[] = [];
    if (last && entry.from !== last.until) found.push('the ledger checkpoint does not begin where the last one ended.');
    for (const window of (entry.restated ?? []) as Entry[]) {
      const [name, said] = [`${window.from} to ${window.until}`, `${window.rows} ${window.digest}`];
      const before = digests.get(name);
      if (before === undefined) found.push(`it states the window from ${name} again, which the log does not have.`);
      else if (before !== said) found.push(`the journal from ${name} was rewritten after it was logged.`);
    }
    if (last) {
      const [seq, lastSeq] = [Number(entry.audit_seq), Number(last.audit_seq)];
      if (seq < lastSeq) found.push(`the audit log was rolled back from row ${lastSeq} to row ${seq}.`);
      if (seq === lastSeq && entry.audit_hash !== last.audit_hash)
        found.push(`row ${seq} of the audit log was rewritten.`);
    }
    digests.set(`${entry.from} to ${entry.until}`, `${entry.rows} ${entry.digest}`);
    last = entry;
    return found;
  };
}
