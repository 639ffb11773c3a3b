import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fairnessKeyId } from '@goldwren/game-engine/fairness';
import { nodeCryptography } from '../node-cryptography.ts';
import { addPosting, addRound, checkPlayer, Sums } from './check-rows.ts';
import { ForwardDigest } from './forward.ts';
import { type Manifest, type Part, parseManifest, parseSigned, type SignedManifest } from './manifest.ts';
import { keyOf, type Row, readPart, type Say } from './read-part.ts';

export interface MonthReport {
  readonly month: string;
  readonly hash: string;
  readonly previous: string | null;
  readonly rounds: number;
  readonly postings: number;
  /** Whether a given key signed the manifest. */
  readonly isProved: boolean;
  readonly problems: readonly string[];
}

/** More problems say nothing new. */
const problemsShown = 50;

/**
 * Checks a month that was copied out of the archive: signature, files, order, sums, and the postings of every round. The rows
 * of one player are in memory.
 * @param keys public keys of the operator, in hex
 * @throws MalformedArchive, or the error of a file that cannot be read
 */
export async function checkMonth(folder: string, keys: readonly string[]): Promise<MonthReport> {
  const problems: string[] = [];
  const say: Say = (problem) => {
    if (problems.length < problemsShown) problems.push(problem);
  };
  const signed = parseSigned(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const manifest = parseManifest(signed.text);
  if (createHash('sha256').update(signed.text).digest('hex') !== signed.hash) say('the manifest has another hash');
  const isProved = await isSignedBy(signed, manifest.month, keys);
  if (keys.length > 0 && !isProved) say(`none of the given keys signed the manifest. It names the key ${signed.keyId}`);
  await checkParts(folder, manifest, say);
  const [rounds, journal] = [new Sums(), new Sums()];
  const stated = { rounds: new Sums(), journal: new Sums() };
  for (const { records, sums } of manifest.parts)
    for (const [group, amounts] of Object.entries(sums))
      stated[records].add(
        group,
        Object.fromEntries(Object.entries(amounts).map(([name, text]) => [name, BigInt(text)])),
      );
  const counts = { rounds: 0, postings: 0 };
  const digest = new ForwardDigest();
  for await (const { player, own, posted } of playersOf(folder, manifest, say)) {
    for (const row of own) addRound(rounds, row);
    for (const row of posted) addPosting(journal, row);
    counts.rounds += own.length;
    counts.postings += posted.length;
    checkPlayer(player, own, posted, say);
    digest.add(player, posted);
  }
  for (const [sums, of] of [[rounds, stated.rounds] as const, [journal, stated.journal] as const]) {
    const difference = sums.differenceFrom(of);
    if (difference !== null) say(`the sums differ from the manifest: ${difference}`);
  }
  const forward = digest.end();
  if (forward.rows !== manifest.forward.rows || forward.sha256 !== manifest.forward.sha256)
    say('the forward rows in the manifest differ from those of the postings');
  return { month: manifest.month, hash: signed.hash, previous: manifest.previous, ...counts, isProved, problems };
}

async function isSignedBy({ hash, keyId, signature }: SignedManifest, month: string, keys: readonly string[]) {
  const message = Buffer.from(`goldwren archived month 1\n${month}\n${hash}\n`);
  for (const key of keys) {
    if ((await fairnessKeyId(nodeCryptography, key)) !== keyId) continue;
    return nodeCryptography.ed25519(Buffer.from(key, 'hex'), Buffer.from(signature, 'hex'), message);
  }
  return false;
}

/** Checks that the parts are complete, and that the folder has no other files. */
async function checkParts(folder: string, { parts }: Manifest, say: Say): Promise<void> {
  for (const records of ['rounds', 'journal'] as const) {
    const own = parts.filter((part) => part.records === records);
    const isComplete = own.every((part, n) => part.number === n + 1 && part.is_last === (n === own.length - 1));
    if (own.length === 0 || !isComplete) say(`the manifest does not have all parts of ${records}`);
  }
  const known = new Set(['manifest.json', ...parts.map(({ file }) => file)]);
  for (const name of await readdir(folder)) if (!known.has(name)) say(`${name} is not a file of the manifest`);
}

async function* rowsOf(
  folder: string,
  { month, parts }: Manifest,
  records: Part['records'],
  say: Say,
): AsyncGenerator<Row> {
  let before = '';
  for (const part of parts.filter((one) => one.records === records).sort((one, other) => one.number - other.number))
    for await (const row of readPart(folder, part, say)) {
      const [player, id] = keyOf(records, row) as [string, string];
      if (monthOfId(id) !== month) say(`${records} has the ID ${id} of another month`);
      // Kinds and currencies of one ID are in the order of the database, which the text does not show.
      if (`${player} ${id}` < before || (records === 'rounds' && `${player} ${id}` === before))
        say(`${part.file}: ${player} ${id} is not in order`);
      before = `${player} ${id}`;
      yield row;
    }
}

/** Returns the first day of the month (UTC) in a UUIDv7. */
function monthOfId(id: string): string {
  const at = new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
  return `${at.toISOString().slice(0, 'yyyy-mm'.length)}-01`;
}

/** Yields the rounds and the postings of each player. */
async function* playersOf(
  folder: string,
  manifest: Manifest,
  say: Say,
): AsyncGenerator<{ player: string; own: Row[]; posted: Row[] }> {
  const [rounds, journal] = [
    grouped(rowsOf(folder, manifest, 'rounds', say)),
    grouped(rowsOf(folder, manifest, 'journal', say)),
  ];
  let [own, posted] = [await rounds.next(), await journal.next()];
  while (!own.done || !posted.done) {
    const next = [own, posted].flatMap((one) => (one.done ? [] : [one.value.player])).sort()[0] as string;
    const take = (one: typeof own): Row[] => (!one.done && one.value.player === next ? one.value.rows : []);
    const [ownRows, postedRows] = [take(own), take(posted)];
    yield { player: next, own: ownRows, posted: postedRows };
    if (ownRows.length > 0) own = await rounds.next();
    if (postedRows.length > 0) posted = await journal.next();
  }
}

async function* grouped(rows: AsyncGenerator<Row>): AsyncGenerator<{ player: string; rows: Row[] }> {
  let group: { player: string; rows: Row[] } | null = null;
  for await (const row of rows) {
    if (group !== null && group.player !== row.player_id) {
      yield group;
      group = null;
    }
    group ??= { player: String(row.player_id), rows: [] };
    group.rows.push(row);
  }
  if (group !== null) yield group;
}
