import { hash } from 'node:crypto';
import { canonicalJson } from '@goldwren/game-engine';
import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';
import type { FileStore } from '../files/public.ts';
import type { ArchivedMonth, Part } from './archive.store.ts';
import type { Forward } from './forward.ts';

type Json = Parameters<typeof canonicalJson>[0];

/** The same rows always have the same manifest, also when a restored database archives them again. */
interface Manifest {
  readonly format: 'goldwren archive 1';
  readonly month: string;
  /** The hash of the manifest of the month before, in hex. Null for the first one. */
  readonly previous: string | null;
  readonly maths: readonly object[];
  readonly parts: readonly object[];
  /** The forward rows, which replace the postings of play once the month is dropped. */
  readonly forward: Forward;
}

/** A part as its manifest describes it. */
export function describePart(part: Part): object {
  const { records, number, rows, bytes, sha256, linesSha256, firstKey, lastKey, sums, isLast } = part;
  return {
    file: fileNameOf(part),
    records,
    number,
    rows,
    bytes,
    sha256: sha256.toString('hex'),
    lines_sha256: linesSha256.toString('hex'),
    first: firstKey,
    last: lastKey,
    sums,
    is_last: isLast,
  };
}

/** The name of a part when it is copied out of the archive. */
export function fileNameOf({ records, number }: Pick<Part, 'records' | 'number'>): string {
  return `${records}-${String(number).padStart(6, '0')}.ndjson.gz`;
}

/** Hashes and signs a manifest. */
export function signManifest(manifest: Manifest, keys: Pick<StatementKeys, 'sign'>): ArchivedMonth {
  const text = canonicalJson(manifest as unknown as Json);
  const digest = hash('sha256', text, 'buffer');
  const { signature, keyId } = keys.sign(signedMessage(manifest.month, digest));
  return { month: manifest.month, manifest: text, hash: digest, signature, keyId };
}

/** Returns the forward rows of a month, as its manifest describes them. */
export function forwardOf({ manifest }: Pick<ArchivedMonth, 'manifest'>): Forward {
  return (JSON.parse(manifest) as { readonly forward: Forward }).forward;
}

/** The first line ensures that a signature of any other message is not valid for a manifest. */
export function signedMessage(month: string, digest: Buffer): Buffer {
  return Buffer.from(`goldwren archived month 1\n${month}\n${digest.toString('hex')}\n`);
}

/** The bytes of a manifest outside the database. */
export function signedFileOf({ manifest, hash: digest, signature, keyId }: ArchivedMonth): Buffer {
  return Buffer.from(
    JSON.stringify({
      manifest,
      hash: digest.toString('hex'),
      key_id: keyId,
      signature: signature.toString('hex'),
    }),
  );
}

export function manifestName(month: string): string {
  return `archived-months/${month.slice(0, 'yyyy-mm'.length)}`;
}

/** Stores a manifest outside the database, unless it is there. */
export async function storeManifest(store: FileStore, month: ArchivedMonth): Promise<void> {
  const name = manifestName(month.month);
  if ((await store.get(name)) === null) await store.put(name, signedFileOf(month));
}

/**
 * Returns a sentence when the rounds and the postings of a month do not belong together: each round took its stake and raises
 * and paid its payout. Null when they do.
 */
export function findUnevenTotals(parts: readonly Part[]): string | null {
  const totals = (records: Part['records']) =>
    addSums(parts.filter((part) => part.records === records).map(({ sums }) => sums));
  const [rounds, journal] = [totals('rounds'), totals('journal')];
  const currencies = new Set([...rounds.keys(), ...journal.keys()].map((name) => name.split(' ')[0] as string));
  for (const currency of currencies) {
    const played = (name: string) => rounds.get(currency)?.get(name) ?? 0n;
    const posted = (kind: string, name: string) => journal.get(`${currency} ${kind}`)?.get(name) ?? 0n;
    const pairs: [string, bigint, bigint][] = [
      ['rounds and stakes', played('rows'), posted('stake', 'rows')],
      ['stakes', played('raised') - played('stake'), posted('stake', 'amount')],
      ['raises', -played('raised'), posted('raise', 'amount')],
      ['rounds with a payout and wins', played('paid'), posted('win', 'rows')],
      ['payouts', played('payout'), posted('win', 'amount')],
    ];
    const uneven = pairs.find(([, left, right]) => left !== right);
    if (uneven) return `${currency} ${uneven[0]}: rounds say ${uneven[1]}, the journal says ${uneven[2]}`;
  }
  return null;
}

export function addSums(all: readonly Part['sums'][]): Map<string, Map<string, bigint>> {
  const totals = new Map<string, Map<string, bigint>>();
  for (const sums of all)
    for (const [group, amounts] of Object.entries(sums)) {
      const total = totals.get(group) ?? new Map<string, bigint>();
      totals.set(group, total);
      for (const [name, amount] of Object.entries(amounts)) total.set(name, (total.get(name) ?? 0n) + BigInt(amount));
    }
  return totals;
}
