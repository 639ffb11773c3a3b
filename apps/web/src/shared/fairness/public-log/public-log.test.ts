import { createHash, sign } from 'node:crypto';
import { publicLogWitnesses } from '@goldwren/rules';
import {
  cosignatureMessage,
  formatCosignature,
  formatNoteKey,
  formatSignature,
  type LogSource,
  noteAlgorithms,
  noteKeyId,
} from '@goldwren/transparency-log';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { createLog, depsOf, keyOf, origin, ownKey, sha256, type TestLog } from '../testing/memory-log.ts';
import { checkLog } from './check-log.ts';
import { checkSessionInLog, type LoggedSession } from './check-session.ts';
import { hasEntryAt } from './find-entries.ts';
import { siteLog } from './log-source.ts';
import { readSiteLog } from './read-site-log.ts';

const others = (count: number, first = 0) => Array.from({ length: count }, (_, n) => ({ kind: 'other', n: first + n }));
const found = async (log: { source: LogSource }) => (await checkLog(depsOf(log))).violation?.code ?? null;

let log: TestLog;
beforeEach(async () => {
  localStorage.clear();
  log = await createLog();
  await log.append(...others(300));
});

describe('the public log in the browser', () => {
  it('accepts a log that only grows, and says when it was seen for the first time', async () => {
    expect(await checkLog(depsOf(log))).toMatchObject({
      violation: null,
      isFirst: true,
      stored: true,
      checkpoint: { size: 300 },
    });
    await log.append(...others(500, 300));
    expect(await checkLog(depsOf(log))).toMatchObject({ violation: null, isFirst: false, checkpoint: { size: 800 } });
  });

  it('reports a forked log with both signed checkpoints, and reports it again', async () => {
    await checkLog(depsOf(log));
    const fork = await createLog();
    await fork.append(...others(299), { kind: 'other', n: 'changed' }, ...others(50));
    const { violation } = await checkLog(depsOf(fork));
    expect(violation).toEqual({ code: 'log_fork', evidence: { held: log.notes[0], served: fork.notes[0] } });
    expect(await checkLog(depsOf(fork))).toEqual({
      ...{ violation, checkpoint: null },
      ...{ isFirst: false, stored: true, witnesses: [] },
    });
  });

  it('has nothing to store while the log is empty', async () => {
    const empty = { violation: null, checkpoint: null, isFirst: true, stored: true, witnesses: [] };
    expect(await checkLog(depsOf(await createLog()))).toEqual(empty);
    expect(await checkLog(depsOf(await createLog()))).toEqual(empty);
    expect(localStorage.length).toBe(0);
  });

  it('has no entry at a position after its end', async () => {
    const { checkpoint } = await checkLog(depsOf(log));
    const has = (position: number) => checkpoint && hasEntryAt(log.source, checkpoint, position, { kind: 'other' });
    expect([await has(299), await has(300), await has(100_000)]).toEqual([true, false, false]);
  });

  it('reports another log of the same size', async () => {
    await checkLog(depsOf(log));
    const fork = await createLog();
    await fork.append(...others(299), { kind: 'other', n: 'changed' });
    expect(await found(fork)).toBe('log_fork');
  });

  it('reports a checkpoint that was rolled back or removed', async () => {
    await log.append(...others(10));
    await checkLog(depsOf(log));
    const older = { source: { ...log.source, checkpoint: async () => log.notes[0] as string } };
    expect(await found(older)).toBe('log_rollback');
    expect(await found({ source: { ...log.source, checkpoint: async () => null } })).toBe('log_rollback');
    expect(await found(log)).toBeNull();
  });

  it('reports a checkpoint of a key that this browser has not pinned, also on first use', async () => {
    const foreign = await createLog(keyOf(2));
    await foreign.append(...others(3));
    expect(await found(foreign)).toBe('log_signature');
    expect(localStorage.length).toBe(0);
  });

  it('reports tiles that do not have the signed root', async () => {
    await checkLog(depsOf(log));
    await log.append(...others(10));
    const tile = log.tiles.get('tile/0/001.p/54') as Uint8Array;
    tile[40] = (tile[40] ?? 0) ^ 1;
    expect(await found(log)).toBe('log_tiles');
  });

  it('does not report missing tiles or a missing network', async () => {
    await checkLog(depsOf(log));
    await log.append(...others(10));
    const empty = { source: { ...log.source, tile: async () => null } };
    await expect(checkLog(depsOf(empty))).rejects.toThrow('missing');
  });

  it('says that a later change stays unnoticed when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(await checkLog(depsOf(log))).toMatchObject({ violation: null, stored: false });
    vi.restoreAllMocks();
  });
});

describe('the witnesses of the log', () => {
  const witness = { name: 'witness.test/w1', algorithm: noteAlgorithms.cosignature, publicKey: keyOf(9).publicKey };

  async function cosign(): Promise<void> {
    const note = log.notes.pop() as string;
    const text = note.slice(0, note.indexOf('\n\n') + 1);
    const signature = formatCosignature(7, new Uint8Array(sign(null, cosignatureMessage(text, 7), keyOf(9).key)));
    log.notes.push(note + formatSignature({ name: witness.name, keyId: await noteKeyId(sha256, witness), signature }));
  }

  it('are named when their key is listed and their cosignature is valid', async () => {
    await cosign();
    const own = { name: origin, algorithm: noteAlgorithms.ed25519, publicKey: ownKey.publicKey };
    const listed = await Promise.all([witness, own].map((key) => formatNoteKey(sha256, key)));
    const deps = { ...depsOf(log), witnesses: ['no key', ...listed] };
    expect(await checkLog(deps)).toMatchObject({ violation: null, witnesses: [witness.name] });
    expect((await checkLog(depsOf(log))).witnesses).toEqual([]);
    log.notes.push((log.notes.pop() as string).replace(/.{8}\n$/, 'AAAAAAA=\n'));
    expect((await checkLog(deps)).witnesses).toEqual([]);
  });
});

describe('the log of the site', () => {
  it('is followed with the keys that this browser has pinned, and the listed witnesses', async () => {
    const public_key = Buffer.from(ownKey.publicKey).toString('hex');
    const id = createHash('sha256').update(ownKey.publicKey).digest('hex').slice(0, 16);
    fakeApi({ fairness: { keys: { results: [{ id, algorithm: 'Ed25519', public_key, rotation: null }] } } });
    const witnesses = publicLogWitnesses.keys;
    expect(await readSiteLog()).toEqual({ source: siteLog, pinned: [public_key], witnesses });
  });

  it.each([
    [404, null],
    [200, 'text'],
  ])('answers %i with what it has', async (status, text) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status }));
    expect(await siteLog.checkpoint()).toBe(text);
    const tile = await siteLog.tile({ level: 0, index: 0, width: 1 });
    expect(tile && Buffer.from(tile).toString()).toBe(text);
  });

  it('cannot be read when it fails, which is not the same as an empty log', async () => {
    vi.stubGlobal('fetch', async () => new Response('failed', { status: 500 }));
    await expect(siteLog.checkpoint()).rejects.toThrow('status 500');
    await expect(siteLog.tile({ level: 0, index: 0, width: 1 })).rejects.toThrow('status 500');
  });

  it('is checked as on first use when reading from storage is blocked', async () => {
    await checkLog(depsOf(log));
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(await checkLog(depsOf(log))).toMatchObject({ violation: null, isFirst: true });
  });
});

describe('a session in the public log', () => {
  const blinded = createHash('sha256').update('gw3-log|session-1|c2:aa').digest('hex');
  const committed = { outcome_seed: 'c2:aa', chain_start: 'x0', maths_hash: 'm1' };
  const startEntry = { kind: 'session_start', session: blinded, ...committed, key_id: 'k' };
  const endEntry = { kind: 'session_statement', session: blinded, statement_hash: 'h1', signature: 's1', key_id: 'k' };
  const session = (more: Partial<LoggedSession> = {}): LoggedSession => ({
    session: 'session-1',
    outcomeSeed: 'c2:aa',
    chainStart: 'x0',
    mathsHash: 'm1',
    knownSince: { page: 1, monotonic: 0, wall: 0 },
    sizeBefore: 300,
    statement: null,
    ...more,
  });
  const statement = { hash: 'h1', signature: 's1' };
  const after = (seconds: number) => () => ({ page: 1, monotonic: seconds * 1000, wall: seconds * 1000 });

  it('is found with its start, and with its statement once it is over', async () => {
    await log.append(startEntry, ...others(400));
    expect(await checkSessionInLog(depsOf(log), session(), after(1))).toEqual({
      state: 'in_log',
      size: 701,
      positions: [300],
    });
    await log.append(endEntry);
    const over = await checkSessionInLog(depsOf(log), session({ statement }), after(1));
    expect(over).toEqual({ state: 'in_log', size: 702, positions: [300, 701] });
  });

  it('is found without the later bundles of the log', async () => {
    await log.append(startEntry, ...others(400));
    expect(log.tiles.delete('tile/entries/002.p/189')).toBe(true);
    expect(await checkSessionInLog(depsOf(log), session(), after(1))).toMatchObject({ state: 'in_log' });
  });

  it('is looked for in the whole log before it is reported as missing', async () => {
    await log.append(startEntry, ...others(400));
    const late = session({ sizeBefore: 600 });
    expect(await checkSessionInLog(depsOf(log), late, after(1))).toEqual({ state: 'not_yet' });
    const anywhere = await checkSessionInLog(depsOf(log), late, after(91));
    expect(anywhere).toEqual({ state: 'in_log', size: 701, positions: [300] });
  });

  it('is not yet in the log for a minute, and missing after it', async () => {
    expect(await checkSessionInLog(depsOf(log), session(), after(59))).toEqual({ state: 'not_yet' });
    const missing = await checkSessionInLog(depsOf(log), session(), after(91));
    const evidence = { held: session(), served: log.notes[0] };
    expect(missing).toEqual({ state: 'violation', violation: { code: 'log_missing', evidence } });
  });

  it('is not missing because the wall clock was set forward', async () => {
    const setForward = (page: number) => () => ({ page, monotonic: 89_999, wall: 3_600_000 });
    expect(await checkSessionInLog(depsOf(log), session(), setForward(1))).toEqual({ state: 'not_yet' });
    const afterAnHour = session({ knownSince: { page: 1, monotonic: 3_600_000, wall: 3_600_000 } });
    const setForwardNow = () => ({ page: 1, monotonic: 3_601_000, wall: 7_200_000 });
    expect(await checkSessionInLog(depsOf(log), afterAnHour, setForwardNow)).toEqual({ state: 'not_yet' });
    expect(await checkSessionInLog(depsOf(log), afterAnHour, setForward(2))).toEqual({ state: 'not_yet' });
  });

  it('is missing on a page that has waited long enough, whatever the wall clock says', async () => {
    const afterAnHour = session({ knownSince: { page: 1, monotonic: 3_600_000, wall: 3_600_000 } });
    const setBack = (page: number, monotonic: number) => () => ({ page, monotonic, wall: 0 });
    for (const now of [setBack(1, 3_690_000), setBack(2, 90_000)]) {
      const result = await checkSessionInLog(depsOf(log), afterAnHour, now);
      expect(result).toMatchObject({ state: 'violation', violation: { code: 'log_missing' } });
    }
  });

  it.each([
    ['another commitment', { ...startEntry, outcome_seed: 'c2:bb' }],
    ['another seed chain', { ...startEntry, chain_start: 'x1' }],
    ['other maths', { ...startEntry, maths_hash: 'm2' }],
    ['the ID of another session', { ...startEntry, session: blinded.replace(/^./, 'x') }],
  ])('is missing when the log has it with %s', async (_what, entry) => {
    await log.append(entry);
    const result = await checkSessionInLog(depsOf(log), session(), after(91));
    expect(result).toMatchObject({ state: 'violation', violation: { code: 'log_missing' } });
  });

  it('is missing when the log has another statement of it', async () => {
    await log.append(startEntry, { ...endEntry, statement_hash: 'h2' });
    const result = await checkSessionInLog(depsOf(log), session({ statement }), after(91));
    expect(result).toMatchObject({ state: 'violation', violation: { code: 'log_missing' } });
  });

  it('is missing when only the bundle, and not the signed tree, has its entry', async () => {
    await log.append({ ...startEntry, maths_hash: 'm2' });
    const bundle = log.tiles.get('tile/entries/001.p/45') as Uint8Array;
    const text = Buffer.from(bundle).toString('latin1').replace('"m2"', '"m1"');
    log.tiles.set('tile/entries/001.p/45', new Uint8Array(Buffer.from(text, 'latin1')));
    const result = await checkSessionInLog(depsOf(log), session(), after(91));
    expect(result).toMatchObject({ state: 'violation', violation: { code: 'log_missing' } });
  });

  it('is missing among entries that are not objects, and unknown when a bundle is missing', async () => {
    await log.append(null as unknown as object);
    const result = await checkSessionInLog(depsOf(log), session(), after(91));
    expect(result).toMatchObject({ state: 'violation', violation: { code: 'log_missing' } });
    log.tiles.delete('tile/entries/001.p/45');
    expect(await checkSessionInLog(depsOf(log), session(), after(91))).toEqual({ state: 'unavailable' });
  });

  it('is in the state of the log when the log itself is forked', async () => {
    await checkLog(depsOf(log));
    const fork = await createLog();
    await fork.append({ kind: 'other' }, ...others(299), startEntry);
    const result = await checkSessionInLog(depsOf(fork), session(), after(1));
    expect(result).toMatchObject({ state: 'violation', violation: { code: 'log_fork' } });
  });

  it('is neither confirmed nor a violation when the log cannot be read', async () => {
    const broken = { source: { ...log.source, checkpoint: () => Promise.reject(new TypeError('offline')) } };
    expect(await checkSessionInLog(depsOf(broken), session(), after(91))).toEqual({ state: 'unavailable' });
  });
});
