import type { AnyGame } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { LRUCache } from 'lru-cache';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { Database } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { createSeedChain, type SeedChain } from '../fairness/seed-chain.ts';
import { type SessionSecret, sessionCommitment, sessionSecret } from '../fairness/seeds.ts';
import { type SessionRow, selectSession } from './session.store.ts';

/** The parts of a session that never change. Its seed is decrypted only here. */
export interface LiveSession {
  readonly playerId: string;
  readonly id: string;
  readonly gameId: number;
  readonly slug: string;
  readonly mathsVersion: string;
  readonly mathsHash: string;
  readonly secret: SessionSecret;
  readonly commitment: Buffer;
  /** The seed chain of the browser that started the session. Null without one. */
  readonly chain: SeedChain | null;
  readonly startedAt: Date;
  readonly game: AnyGame;
}

/** Binds a sealed seed to its session. */
export function seedContext(playerId: string, sessionId: string): string {
  return `server-seed|${playerId}|${sessionId}`;
}

interface SealedSession {
  readonly playerId: string;
  readonly id: string;
  readonly sealedServerSeed: Buffer;
  readonly commitment: Buffer;
}

/** @throws Error when the seed belongs to another session or does not match the commitment. */
export function openSecret(box: SealedBox, session: SealedSession): SessionSecret {
  const seed = box.open(session.sealedServerSeed, seedContext(session.playerId, session.id));
  if (!sessionCommitment(seed).equals(session.commitment)) {
    throw new Error(`the seed of session ${session.id} does not match its commitment`);
  }
  return sessionSecret(seed);
}

export function openLiveSession(box: SealedBox, row: SessionRow): LiveSession {
  const game = gameByMaths(row.slug, row.mathsHash);
  if (!game) throw new Error(`no maths ${row.mathsHash} for ${row.slug} in this build`);
  return {
    playerId: row.playerId,
    id: row.id,
    gameId: row.gameId,
    slug: row.slug,
    mathsVersion: row.mathsVersion,
    mathsHash: row.mathsHash,
    secret: openSecret(box, row),
    commitment: row.commitment,
    chain: row.chainStart && createSeedChain(row.chainStart),
    startedAt: row.startedAt,
    game,
  };
}

export interface LiveSessions {
  /** @throws Problem `not_found` unless the session belongs to this player and game. */
  get(playerId: string, sessionId: string, gameId: number): Promise<LiveSession>;
}

const cachedSessions = 10_000;

/**
 * Caches sessions by id, so that a round needs no read before its one statement.
 * Only values that never change are cached. The database decides every time whether the session is open.
 */
export function createLiveSessions(database: Database, box: SealedBox): LiveSessions {
  const cache = new LRUCache<string, LiveSession>({ max: cachedSessions });
  return {
    async get(playerId, sessionId, gameId) {
      let session = cache.get(sessionId);
      if (!session) {
        const row = await selectSession(database.db, playerId, sessionId);
        if (!row) throw new Problem('not_found');
        session = openLiveSession(box, row);
        cache.set(sessionId, session);
      }
      if (session.playerId !== playerId || session.gameId !== gameId) throw new Problem('not_found');
      return session;
    },
  };
}
