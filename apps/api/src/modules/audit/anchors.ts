import type { AnchorFault } from '@goldwren/rules';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { readHead, readRowHashes } from './audit.store.ts';
import { type HeadKeys, isGenuine, type SignedHead, signHead } from './signed-head.ts';

/** The part of the file store that anchors need. */
export interface AnchorStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
}

export interface AnchorDeps extends Pick<Context, 'database' | 'events' | 'clock'> {
  readonly anchorStore: AnchorStore;
  readonly headKeys: HeadKeys;
}

export interface AnchorFinding {
  /** Name in the file store. */
  readonly anchor: string;
  /** Null when the anchor itself cannot be trusted. */
  readonly seq: number | null;
  readonly fault: AnchorFault;
}

export interface AnchorState {
  readonly checked: number;
  /** When the newest genuine anchor was written. Null when there is none. */
  readonly newestAt: string | null;
  readonly findings: readonly AnchorFinding[];
}

const hourMs = 3_600_000;
/** Anchors compared in one check. */
const newestAnchors = 24;
/** How far back anchors are searched when the worker wrote none. The file store cannot list names. */
const maxHoursBack = 14 * 24;
const hoursAtOnce = 24;

const anchorShape = z.strictObject({
  seq: z.int().min(0),
  hash: z.hex().length(64),
  at: z.iso.datetime(),
  key_id: z.string(),
  signature: z.hex().length(128),
});

/** One name per hour. Names can therefore be computed, and an anchor is never overwritten. */
function anchorName(at: Date): string {
  const [day, hour] = at.toISOString().split('T') as [string, string];
  return `audit-heads/${day}/${hour.slice(0, 2)}`;
}

/** Stores the signed head under the name of this hour, unless it exists. Returns whether it was stored. */
export async function writeAnchor({ database, clock, anchorStore, headKeys }: AnchorDeps): Promise<boolean> {
  const now = clock.now();
  const name = anchorName(now);
  if ((await anchorStore.get(name)) !== null) return false;
  await anchorStore.put(name, Buffer.from(JSON.stringify(await signHead(database.db, headKeys, now))));
  return true;
}

/**
 * Compares the newest anchors with the log and reports each difference. The chain alone cannot show that its last rows
 * and its head were rolled back together.
 * @throws the errors of the file store.
 */
export async function checkAnchors(deps: AnchorDeps): Promise<AnchorState> {
  const { database, events, clock, anchorStore, headKeys } = deps;
  const found = await readAnchors(anchorStore, clock.now());
  const read = found.map(({ name, bytes }) => ({ name, head: parseAnchor(name, bytes, headKeys) }));
  const genuine = read.flatMap(({ name, head }) => (head === null ? [] : [{ name, head }]));
  const findings = [
    ...read.flatMap(({ name, head }) =>
      head === null ? [{ anchor: name, seq: null, fault: 'not_genuine' } as const] : [],
    ),
    ...(await compareWithRows(database.db, genuine)),
  ];
  for (const finding of findings) events.report('audit_anchor_differs', finding);
  return { checked: found.length, newestAt: genuine[0]?.head.at ?? null, findings };
}

/** Returns anchors, newest first. */
async function readAnchors(store: AnchorStore, now: Date): Promise<{ name: string; bytes: Buffer }[]> {
  const found: { name: string; bytes: Buffer }[] = [];
  for (let back = 0; back < maxHoursBack && found.length < newestAnchors; back += hoursAtOnce) {
    const names = Array.from({ length: hoursAtOnce }, (_, hour) =>
      anchorName(new Date(now.getTime() - (back + hour) * hourMs)),
    );
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await store.get(name) })));
    for (const { name, bytes } of files) if (bytes !== null) found.push({ name, bytes });
  }
  return found.slice(0, newestAnchors);
}

/** Returns null for an anchor that we did not write, or that was written under another name. */
function parseAnchor(name: string, bytes: Buffer, keys: HeadKeys): SignedHead | null {
  try {
    const head = anchorShape.parse(JSON.parse(bytes.toString('utf8')));
    return anchorName(new Date(head.at)) === name && isGenuine(head, keys) ? head : null;
  } catch {
    return null;
  }
}

type Anchor = { readonly name: string; readonly head: SignedHead };

async function compareWithRows(db: Db, anchors: readonly Anchor[]): Promise<AnchorFinding[]> {
  const hashes = await readRowHashes(
    db,
    anchors.map(({ head }) => head.seq),
  );
  const last = await readHead(db);
  const faultOf = ({ seq, hash }: SignedHead): AnchorFault | null => {
    if (seq === 0) return null;
    if (seq > last.seq) return 'above_head';
    const stored = hashes.get(seq);
    if (stored === undefined) return 'row_missing';
    return stored === hash ? null : 'hash_differs';
  };
  return anchors.flatMap(({ name, head }) => {
    const fault = faultOf(head);
    return fault === null ? [] : [{ anchor: name, seq: head.seq, fault }];
  });
}
