import {
  createTileReader,
  emptyRoot,
  extendTree,
  formatCheckpoint,
  formatNote,
  type LogSource,
  noteAlgorithms,
  noteKeyId,
  proveConsistency,
  tilePath,
  toBase64,
  toBytes,
} from '@goldwren/transparency-log';
import { createSigningKey, nodeCryptography } from '../node-cryptography.ts';

export const testOrigin = 'goldwren.test/log';
export const testKey = createSigningKey(Buffer.alloc(32, 1));
const { sha256 } = nodeCryptography;

/** A log in memory with the tiles and the signed checkpoints of a server with this key. */
export async function createMemoryLog(signer = testKey, origin = testOrigin) {
  const tiles = new Map<string, Uint8Array>();
  const notes: string[] = [];
  const signers = [signer];
  let head = { size: 0, root: await emptyRoot(sha256) };
  const tile: LogSource['tile'] = async (one) => tiles.get(tilePath(one)) ?? null;
  return {
    /** The keys that sign the next checkpoint. */
    signers,
    tiles,
    notes,
    source: { checkpoint: async () => notes.at(-1) ?? null, tile } satisfies LogSource,
    async append(...entries: object[]): Promise<string> {
      const bytes = entries.map((entry) => toBytes(JSON.stringify(entry)));
      const next = await extendTree(sha256, tile, head, bytes);
      for (const built of next.tiles) tiles.set(tilePath(built.tile), built.bytes);
      head = next;
      const text = formatCheckpoint({ origin, ...head });
      const signatures = await Promise.all(
        signers.map(async ({ publicKey, sign }) => {
          const key = { name: origin, algorithm: noteAlgorithms.ed25519, publicKey };
          return { name: origin, keyId: await noteKeyId(sha256, key), signature: sign(toBytes(text)) };
        }),
      );
      const note = formatNote({ text, signatures });
      notes.push(note);
      return note;
    },
    /** The body of add-checkpoint for the newest checkpoint. */
    async request(oldSize: number, note = notes.at(-1) as string): Promise<string> {
      const size = Number(note.split('\n')[1]);
      const tree = { sha256, read: createTileReader(sha256, tile, size) };
      const proof = await proveConsistency(tree, Math.min(oldSize, size), size);
      return `old ${oldSize}\n${proof.map((hash) => `${toBase64(hash)}\n`).join('')}\n${note}`;
    },
  };
}

export function someEntries(count: number, first = 0): object[] {
  return Array.from({ length: count }, (_, n) => ({ kind: 'other', n: first + n }));
}
