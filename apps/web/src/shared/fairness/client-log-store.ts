import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ClientLog, type LoggedRound, type SessionNotes, StaleNotes, type WithheldRound } from './client-log.ts';

interface Schema extends DBSchema {
  sessions: { key: [string, string]; value: SessionNotes; indexes: { game: [string, string] } };
  rounds: { key: [string, string, number]; value: LoggedRound };
  withheld: { key: IDBValidKey; value: WithheldRound; indexes: { player: string } };
}

const databaseName = 'goldwren-fairness';

function openDatabase(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const sessions = database.createObjectStore('sessions', { keyPath: ['player', 'session'] });
      sessions.createIndex('game', ['player', 'slug']);
      database.createObjectStore('rounds', { keyPath: ['player', 'session', 'record.nonce'] });
      const withheld = database.createObjectStore('withheld');
      withheld.createIndex('player', 'player');
    },
  });
}

function withheldKey({ session, nonce, choice }: WithheldRound): string {
  return JSON.stringify([session, nonce, choice]);
}

/** The client log of this browser in IndexedDB. Rejects when storage is blocked. */
export async function openClientLog(name = databaseName): Promise<ClientLog> {
  const database = await openDatabase(name);
  return {
    read: async (player, session) => (await database.get('sessions', [player, session])) ?? null,
    async unfinished(player, slug) {
      const all = await database.getAllFromIndex('sessions', 'game', [player, slug]);
      return all.filter(({ state }) => state === 'open');
    },
    withheld: (player) => database.getAllFromIndex('withheld', 'player', player),
    async addWithheld(rounds) {
      await Promise.all(rounds.map((round) => database.put('withheld', round, withheldKey(round))));
    },
    rounds: (player, session) =>
      database.getAll('rounds', IDBKeyRange.bound([player, session, 0], [player, session, Number.POSITIVE_INFINITY])),
    async write(notes, rounds = []) {
      const transaction = database.transaction(['sessions', 'rounds'], 'readwrite');
      const sessions = transaction.objectStore('sessions');
      const before = await sessions.get([notes.player, notes.session]);
      if ((before?.version ?? 0) !== notes.version) throw new StaleNotes();
      const next = { ...notes, version: notes.version + 1 };
      await Promise.all([
        sessions.put(next),
        ...rounds.map((round) => transaction.objectStore('rounds').put(round)),
        transaction.done,
      ]);
      return next;
    },
  };
}

/** A client log in memory, for browsers without storage. */
export function createMemoryClientLog(): ClientLog {
  const sessions = new Map<string, SessionNotes>();
  const stored = new Map<string, LoggedRound>();
  const withheld = new Map<string, WithheldRound>();
  const keyOf = ({ player, session }: { player: string; session: string }) => `${player}|${session}`;
  return {
    read: async (player, session) => sessions.get(keyOf({ player, session })) ?? null,
    unfinished: async (player, slug) =>
      [...sessions.values()].filter((one) => one.player === player && one.slug === slug && one.state === 'open'),
    withheld: async (player) => [...withheld.values()].filter((round) => round.player === player),
    async addWithheld(rounds) {
      for (const round of rounds) withheld.set(withheldKey(round), round);
    },
    rounds: async (player, session) =>
      [...stored.values()]
        .filter((round) => round.player === player && round.session === session)
        .sort((a, b) => a.record.nonce - b.record.nonce),
    async write(notes, rounds = []) {
      if ((sessions.get(keyOf(notes))?.version ?? 0) !== notes.version) throw new StaleNotes();
      const next = { ...notes, version: notes.version + 1 };
      sessions.set(keyOf(notes), next);
      for (const round of rounds) stored.set(`${keyOf(round)}|${round.record.nonce}`, round);
      return next;
    },
  };
}

/** The client log of this browser, or one in memory when storage is blocked. */
export function openBrowserClientLog(): Promise<ClientLog> {
  return openClientLog().catch(createMemoryClientLog);
}
