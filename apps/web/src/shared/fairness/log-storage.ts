import { openDB } from 'idb';
import type { ClientLog } from './client-log.ts';
import { openClientLog } from './client-log-store.ts';

/**
 * Whether this browser can compare the rounds of sessions with its client log. `blocked`: it cannot store. `cleared`: it
 * followed one of the sessions from the first round, and its log no longer does. `unknown`: it did not follow them all,
 * either because of another device or because all its data was cleared.
 */
export type LogStorage = 'stored' | 'blocked' | 'cleared' | 'unknown';

/** The last session that this browser logged from its first round. It is stored apart from the log, to notice its loss. */
const markerKey = 'goldwren-fairness-logged';

function readMarker(): string | null {
  try {
    return localStorage.getItem(markerKey);
  } catch {
    return null;
  }
}

function storeMarker(session: string): void {
  try {
    localStorage.setItem(markerKey, session);
  } catch {
    // Without a marker, a lost log is reported as unknown.
  }
}

/** Writes to a database of its own. Private modes, disabled storage and a full disk fail here or when the log opens. */
async function canStore(): Promise<boolean> {
  try {
    const database = await openDB('goldwren-storage-test', 1, {
      upgrade: (created) => void created.createObjectStore('writes'),
    });
    await database.put('writes', new Date().toISOString(), 'last');
    database.close();
    return true;
  } catch {
    return false;
  }
}

/** Reads the state of the client log for these sessions, the latest first. */
export async function readLogStorage(player: string, sessions: readonly string[]): Promise<LogStorage> {
  const log = (await canStore()) && (await openClientLog().catch(() => null));
  if (!log) return 'blocked';
  const lost = await listLost(log, player, sessions);
  if (lost.length > 0) return lost.includes(readMarker() ?? '') ? 'cleared' : 'unknown';
  const [session] = sessions;
  if (session) storeMarker(session);
  return 'stored';
}

async function listLost(log: ClientLog, player: string, sessions: readonly string[]): Promise<string[]> {
  const sessionRecords = await Promise.all(sessions.map((session) => log.read(player, session)));
  return sessions.filter((_, at) => sessionRecords[at]?.watchedFrom !== 0);
}

/** Asks the browser not to delete the log when space is short. Some browsers ask the player. */
export async function requestPersistence(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Whether the browser has agreed not to delete the log. */
export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
