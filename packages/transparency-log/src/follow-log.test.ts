import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { equalBytes, fromBase64, toBytes } from './bytes.ts';
import { formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { cosignatureMessage, cosignedAt } from './cosignature.ts';
import { extendTree } from './extend-tree.ts';
import { followLog, witnessesOf } from './follow-log.ts';
import { emptyRoot } from './hashes.ts';
import {
  formatNote,
  formatNoteKey,
  isSignedBy,
  noteAlgorithms,
  noteKeyId,
  parseNote,
  parseNoteKey,
} from './signed-note.ts';
import type { LoadTile } from './tile-reader.ts';
import { tilePath } from './tiles.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const pairOf = (byte: number) => {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { key, publicKey: new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)) };
};
const ed25519 = (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) => {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
};
const cryptography = { sha256, ed25519 };
const own = pairOf(1);

/** A log in memory, signed with this key. */
async function createLog(signer = own, origin = 'goldwren.test/log') {
  const tiles = new Map<string, Uint8Array>();
  const tile: LoadTile = async (one) => tiles.get(tilePath(one)) ?? null;
  let head = { size: 0, root: await emptyRoot(sha256) };
  return {
    tile,
    tiles,
    async append(...entries: string[]): Promise<string> {
      const extended = await extendTree(sha256, tile, head, entries.map(toBytes));
      for (const built of extended.tiles) tiles.set(tilePath(built.tile), built.bytes);
      head = extended;
      const text = formatCheckpoint({ origin, ...head });
      const key = { name: origin, algorithm: noteAlgorithms.ed25519, publicKey: signer.publicKey };
      const signature = new Uint8Array(sign(null, toBytes(text), signer.key));
      return formatNote({ text, signatures: [{ name: origin, keyId: await noteKeyId(sha256, key), signature }] });
    },
  };
}

let log: Awaited<ReturnType<typeof createLog>>;
let held: string;
beforeEach(async () => {
  log = await createLog();
  held = await log.append('a', 'b', 'c');
});

const faultOf = async (served: string | null, from = log, seen: string | null = held, trusted = [own.publicKey]) =>
  (await followLog(cryptography, { checkpoint: async () => served, tile: from.tile }, { trusted, held: seen })).fault;

test('follows a log that grows or stays, with any of the trusted keys', async () => {
  const served = await log.append('d', 'e');
  expect(await faultOf(held)).toBeNull();
  expect(await faultOf(served)).toBeNull();
  expect(await faultOf(served, log, null)).toBeNull();
  expect(await faultOf(served, log, held, [pairOf(2).publicKey, own.publicKey])).toBeNull();
  expect(await faultOf(null, log, null)).toBeNull();
  const followed = await followLog(
    cryptography,
    { checkpoint: async () => served, tile: log.tile },
    { trusted: [own.publicKey], held },
  );
  expect(followed).toMatchObject({ served, checkpoint: { size: 5 } });
});

test('reports a log that is gone or smaller', async () => {
  const later = await log.append('d');
  expect(await faultOf(null)).toBe('rollback');
  expect(await faultOf(held, log, later)).toBe('rollback');
});

test('reports another tree, larger or of the same size, and another log', async () => {
  const fork = await createLog();
  expect(await faultOf(await fork.append('x', 'b', 'c'), fork)).toBe('fork');
  expect(await faultOf(await fork.append('d'), fork)).toBe('fork');
  const other = await createLog(own, 'other.test/log');
  expect(await faultOf(await other.append('a', 'b', 'c'), other)).toBe('fork');
});

test('reports another root of the same size as a fork, also when the tiles are those of the earlier checkpoint', async () => {
  const fork = await createLog();
  expect(await faultOf(await fork.append('x', 'b', 'c'), log)).toBe('fork');
});

test('reports tiles that do not have the root of the checkpoint', async () => {
  const served = await log.append('d', 'e');
  const tile = log.tiles.get('tile/0/000.p/5') as Uint8Array;
  tile[130] = (tile[130] ?? 0) ^ 1;
  expect(await faultOf(served)).toBe('tiles');
});

test('reports a checkpoint without the signature of a trusted key, and what is no checkpoint', async () => {
  const foreign = await createLog(pairOf(2));
  expect(await faultOf(await foreign.append('a'), foreign, null)).toBe('unsigned');
  expect(await faultOf(held, log, null, [])).toBe('unsigned');
  expect(await faultOf('', log, null)).toBe('unsigned');
  expect(await faultOf('text\n\n— n AAAAAAAA\n', log, null)).toBe('unsigned');
});

const cosigner = pairOf(9);
const witness = { name: 'w', algorithm: noteAlgorithms.cosignature, publicKey: cosigner.publicKey };

/** The note with a signature of the witness for this time, which the message and the 8 bytes say. */
async function cosigned(seconds: number, time: Uint8Array) {
  const note = parseNote(held);
  if (!note) throw new RangeError('No note');
  const signature = new Uint8Array(sign(null, cosignatureMessage(note.text, seconds), cosigner.key));
  const line = {
    name: 'w',
    keyId: await noteKeyId(sha256, witness),
    signature: new Uint8Array([...time, ...signature]),
  };
  return { ...note, signatures: [...note.signatures, line] };
}

test('names the witnesses that cosigned, and none whose time is no number', async () => {
  const note = await cosigned(7, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 7));
  const absent = { ...witness, name: 'v' };
  expect(await witnessesOf(cryptography, note, [witness, absent])).toEqual([witness]);
  const never = await cosigned(Number.NaN, new Uint8Array(8).fill(255));
  expect(await cosignedAt(cryptography, never, witness)).toBeNull();
});

test('ignores a signature under another name', async () => {
  const note = parseNote(held);
  if (!note) throw new RangeError('No note');
  const key = { name: 'goldwren.test/log', algorithm: noteAlgorithms.ed25519, publicKey: own.publicKey };
  expect(await isSignedBy(cryptography, note, key)).toBe(true);
  const renamed = { ...note, signatures: note.signatures.map((one) => ({ ...one, name: 'other' })) };
  expect(await isSignedBy(cryptography, renamed, key)).toBe(false);
});

test.each([
  ['without its last newline', 'text\n\n— n AAAAAAAAX'],
  ['without an empty line', '\n— n AAAAAAAA\n'],
  ['with a signature of no bytes', 'text\n\n— n AAAAAA==\n'],
  ['with too many signatures', `text\n\n${'— n AAAAAAAA\n'.repeat(65)}`],
])('rejects a note %s', (_what, note) => {
  expect(parseNote('text\n\n— n AAAAAAAA\n')).not.toBeNull();
  expect(parseNote(note)).toBeNull();
});

test('rejects a checkpoint without its last newline, a key of another length, and other forms of the same bytes', async () => {
  const text = formatCheckpoint({ origin: 'o', size: 1, root: new Uint8Array(32) });
  expect(parseCheckpoint(`${text}extension\n`)).not.toBeNull();
  expect(parseCheckpoint(`${text}extension`)).toBeNull();
  const long = await formatNoteKey(sha256, { name: 'n', algorithm: 1, publicKey: new Uint8Array(33) });
  expect(await parseNoteKey(sha256, long)).toBeNull();
  expect(fromBase64('AA==')).toEqual(Uint8Array.of(0));
  expect(fromBase64('AB==')).toBeNull();
  expect(equalBytes(Uint8Array.of(1), Uint8Array.of(1, 2))).toBe(false);
});
