import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type ClientLog,
  type LoggedAnswer,
  type LoggedRound,
  type SessionRecord,
  StaleSessionRecord,
  type WithheldRound,
} from './client-log.ts';

interface Schema extends DBSchema {
  sessions: { key: [string, string]; value: SessionRecord; indexes: { game: [string, string] } };
  rounds: { key: [string, string, number]; value: LoggedRound };
  withheld: { key: IDBValidKey; value: WithheldRound; indexes: { player: string } };
  answers: { key: number; value: LoggedAnswer; indexes: { session: [string, string] } };
}

const databaseName = 'goldwren-fairness';

function openDatabase(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 2, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        const sessions = database.createObjectStore('sessions', { keyPath: ['player', 'session'] });
        sessions.createIndex('game', ['player', 'slug']);
        database.createObjectStore('rounds', { keyPath: ['player', 'session', 'record.nonce'] });
      }
      // The first version exists with this store and without it.
      if (!database.objectStoreNames.contains('withheld')) {
        database.createObjectStore('withheld').createIndex('player', 'player');
      }
      database.createObjectStore('answers', { autoIncrement: true }).createIndex('session', ['player', 'session']);
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
    sessions: (player, slug) => database.getAllFromIndex('sessions', 'game', [player, slug]),
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
    async write(sessionRecord, rounds = []) {
      const transaction = database.transaction(['sessions', 'rounds', 'answers'], 'readwrite');
      const sessions = transaction.objectStore('sessions');
      const before = await sessions.get([sessionRecord.player, sessionRecord.session]);
      if ((before?.version ?? 0) !== sessionRecord.version) throw new StaleSessionRecord();
      const next = { ...sessionRecord, version: sessionRecord.version + 1 };
      const answers = transaction.objectStore('answers');
      const over = next.state === 'verified' ? [next.player, next.session] : null;
      const settled = over ? await answers.index('session').getAllKeys(over as [string, string]) : [];
      await Promise.all([
        sessions.put(next),
        ...settled.map((key) => answers.delete(key)),
        ...rounds.map((round) => transaction.objectStore('rounds').put(round)),
        transaction.done,
      ]);
      return next;
    },
    async storeAnswer(session, answer) {
      await database.add('answers', { ...answer, session });
    },
    answers: (player) =>
      database.getAllFromIndex('answers', 'session', IDBKeyRange.bound([player, ''], [player, '\uffff'])),
  };
}

/** A client log in memory, for browsers without storage. */
export function createMemoryClientLog(): ClientLog {
  const sessions = new Map<string, SessionRecord>();
  const stored = new Map<string, LoggedRound>();
  const withheld = new Map<string, WithheldRound>();
  let answers: LoggedAnswer[] = [];
  const keyOf = ({ player, session }: { player: string; session: string }) => `${player}|${session}`;
  return {
    read: async (player, session) => sessions.get(keyOf({ player, session })) ?? null,
    sessions: async (player, slug) =>
      [...sessions.values()]
        .filter((one) => one.player === player && one.slug === slug)
        .sort((a, b) => (a.session < b.session ? -1 : 1)),
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
    async write(sessionRecord, rounds = []) {
      if ((sessions.get(keyOf(sessionRecord))?.version ?? 0) !== sessionRecord.version) throw new StaleSessionRecord();
      const next = { ...sessionRecord, version: sessionRecord.version + 1 };
      sessions.set(keyOf(sessionRecord), next);
      for (const round of rounds) stored.set(`${keyOf(round)}|${round.record.nonce}`, round);
      if (next.state === 'verified') answers = answers.filter((answer) => keyOf(answer) !== keyOf(next));
      return next;
    },
    storeAnswer: async (session, answer) => void answers.push({ ...answer, session }),
    answers: async (player) => answers.filter((answer) => answer.player === player),
  };
}

/** The client log of this browser, or one in memory when storage is blocked. */
export function openBrowserClientLog(): Promise<ClientLog> {
  return openClientLog().catch(createMemoryClientLog);
}
