import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionRecord } from '../../features/play/session/rounds/resume.ts';
import { doubledRounds } from '../../features/play/testing/settled-round.ts';
import { player, takeSeat } from '../../features/play/testing/table.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { openClientLog } from './client-log-store.ts';
import { isPersistent, readLogStorage, requestPersistence } from './log-storage.ts';

/** Logs a session as if this browser had followed it from this round. Returns its id. */
async function logSession(watchedFrom = 0): Promise<string> {
  const { server, session } = doubledRounds();
  const { deps } = takeSeat({ server });
  await (await openClientLog()).write({ ...createSessionRecord(deps, server.start(), null), watchedFrom });
  return session.id;
}

const deleteLog = () =>
  new Promise((resolve) => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    resolve(null);
  });

it('reports blocked storage in a browser without IndexedDB', async () => {
  expect(await readLogStorage(player, ['a'])).toBe('blocked');
});

describe('in a browser with IndexedDB', () => {
  fakeDatabase();
  beforeEach(() => localStorage.clear());

  it('reports nothing for a session that it has followed from the first round, or without a session', async () => {
    expect(await readLogStorage(player, [await logSession()])).toBe('stored');
    expect(await readLogStorage(player, [])).toBe('stored');
  });

  it('reports a log that was deleted between two rounds', async () => {
    const session = await logSession();
    await readLogStorage(player, [session]);
    await deleteLog();
    expect(await readLogStorage(player, [session])).toBe('cleared');
  });

  it('still reports it after a new log of the same session has started', async () => {
    const session = await logSession();
    await readLogStorage(player, [session]);
    await deleteLog();
    const log = await openClientLog();
    const { deps } = takeSeat({ server: doubledRounds().server });
    const sessionRecord = createSessionRecord(deps, doubledRounds().server.start(), null);
    await log.write({ ...sessionRecord, session, watchedFrom: 5 });
    expect(await readLogStorage(player, [session])).toBe('cleared');
  });

  it('cannot say why the first rounds are missing when it never followed them', async () => {
    expect(await readLogStorage(player, [await logSession(3)])).toBe('unknown');
    expect(await readLogStorage(player, ['of another device'])).toBe('unknown');
  });

  it('does not read the log of another player', async () => {
    expect(await readLogStorage('another player', [await logSession()])).toBe('unknown');
  });

  it('reports blocked storage when nothing more can be written', async () => {
    const session = await logSession();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await readLogStorage(player, [session])).toBe('blocked');
  });

  it('works when localStorage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await readLogStorage(player, ['of another device'])).toBe('unknown');
  });
});

describe('persistence', () => {
  it('is false in a browser that cannot promise it', async () => {
    expect([await isPersistent(), await requestPersistence()]).toEqual([false, false]);
  });

  it('is what the browser answers', async () => {
    const storage = { persist: async () => true, persisted: async () => true };
    vi.stubGlobal('navigator', { storage });
    expect([await isPersistent(), await requestPersistence()]).toEqual([true, true]);
    storage.persist = () => Promise.reject(new TypeError('insecure context'));
    expect(await requestPersistence()).toBe(false);
  });
});
