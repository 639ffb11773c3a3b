import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  emptyRoot,
  extendTree,
  formatCheckpoint,
  formatNote,
  type LogSource,
  noteAlgorithms,
  noteKeyId,
  tilePath,
  toBytes,
} from '@goldwren/transparency-log';
import type { LogCheckDeps } from '../public-log/check-log.ts';

export function sha256(message: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(message).digest());
}
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
export const origin = 'goldwren.test/log';

export function keyOf(byte: number) {
  const key = createPrivateKey({ key: Buffer.concat([prefix, Buffer.alloc(32, byte)]), format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32));
  return { key, publicKey };
}

export const ownKey = keyOf(1);

/** A log in memory, as a server with this key would serve it. */
export async function createLog(signer = ownKey) {
  const tiles = new Map<string, Uint8Array>();
  const notes: string[] = [];
  let head = { size: 0, root: await emptyRoot(sha256) };
  const tile: LogSource['tile'] = async (one) => tiles.get(tilePath(one)) ?? null;
  return {
    tiles,
    notes,
    size: () => head.size,
    source: { checkpoint: async () => notes.at(-1) ?? null, tile },
    async append(...entries: object[]) {
      const next = await extendTree(
        sha256,
        tile,
        head,
        entries.map((entry) => toBytes(JSON.stringify(entry))),
      );
      for (const built of next.tiles) tiles.set(tilePath(built.tile), built.bytes);
      head = next;
      const text = formatCheckpoint({ origin, ...head });
      const key = { name: origin, algorithm: noteAlgorithms.ed25519, publicKey: signer.publicKey };
      const signature = new Uint8Array(sign(null, toBytes(text), signer.key));
      notes.push(formatNote({ text, signatures: [{ name: origin, keyId: await noteKeyId(sha256, key), signature }] }));
    },
  };
}
export type TestLog = Awaited<ReturnType<typeof createLog>>;

/** A browser that has pinned the key of the log. */
export function depsOf(log: { source: LogSource }): LogCheckDeps {
  return { source: log.source, pinned: [Buffer.from(ownKey.publicKey).toString('hex')], witnesses: [] };
}
