import { catalogue } from '@goldwren/game-engine/registry';
import type { Database, Db } from '../../../platform/database.ts';
import { inSnapshot } from '../../../platform/transaction.ts';
import { addRound, addTally, emptyTally, type ReturnTally } from '../rtp/realised-rtp.ts';
import { auditSession, type SessionAudit, type SessionAuditDeps, type SessionFault } from './audit-session.ts';
import type { RoundFault } from './rederive-round.ts';
import {
  type AuditedRound,
  type AuditedSession,
  brokenJournals,
  digestRounds,
  postingsWithoutRound,
  roundsOf,
  type Slice,
  sessionsOf,
} from './slice.checks.ts';

export interface SliceDeps extends SessionAuditDeps {
  readonly database: Database;
}

/** What operators see of a faulty round or session. */
export interface FaultExample {
  readonly player: string;
  readonly session: string;
  /** Null for faults of a session. */
  readonly round: string | null;
  readonly faults: readonly (RoundFault | SessionFault)[];
}

export interface GameAudit {
  readonly tally: ReturnTally;
  /** Settled rounds of the day, with those that no proof covers. */
  rounds: number;
  mismatches: number;
  /** The first few faults. */
  readonly examples: FaultExample[];
}
export type GameAudits = Map<number, GameAudit>;

/** What is wrong with the rounds of a day together. */
export type DayFault =
  /** A session of settled rounds does not exist, or was not open when they were played. */
  | 'round_without_session'
  /** The journal has a stake, raise or win whose round does not exist. */
  | 'posting_without_round'
  /** Postings of a wallet are missing or were changed: `seq` has a gap, or the balance does not continue. */
  | 'journal_broken'
  /** The number of rounds by time differs from that by session. */
  | 'rounds_not_audited'
  /** The rounds differ from the digest that was signed when the day was audited. */
  | 'day_changed'
  /** The day was audited, but its signed digest is missing. */
  | 'seal_missing'
  /** The signed digest was changed, or signed with an unknown key. */
  | 'seal_not_genuine';

/** A fault that does not belong to a game, with what identifies it. */
export interface DayFinding {
  readonly fault: DayFault;
  readonly [fact: string]: string | number;
}

export interface SliceAudit {
  readonly games: GameAudits;
  readonly findings: readonly DayFinding[];
  /** How many settled rounds there are, read by their time and not by their sessions. */
  readonly rounds: number;
  readonly digest: string;
}

const examplesKept = 20;

/**
 * Audits one slice of a day in one snapshot: every session that started in it, and the rounds and postings of its time.
 * Changes nothing, so a repeated audit gives the same result.
 */
export function auditSlice(deps: SliceDeps, slice: Slice): Promise<SliceAudit> {
  return inSnapshot(deps.database, async (tx) => {
    const games: GameAudits = new Map();
    for await (const sessions of sessionsOf(tx, slice)) await auditSessions(deps, tx, { slice, sessions, games });
    const { rounds, digest, strays } = await digestRounds(tx, slice);
    const findings: DayFinding[] = strays.map((stray) => ({ fault: 'round_without_session', ...stray }));
    for (const { seq, ...posting } of await postingsWithoutRound(tx, slice)) {
      findings.push({ fault: 'posting_without_round', ...posting, seq: String(seq) });
    }
    for (const { seq, ...wallet } of await brokenJournals(tx, slice)) {
      findings.push({ fault: 'journal_broken', ...wallet, seq: String(seq) });
    }
    return { games, findings, rounds, digest };
  });
}

interface SessionPage {
  readonly slice: Slice;
  readonly sessions: readonly AuditedSession[];
  /** Receives the results. */
  readonly games: GameAudits;
}

async function auditSessions(deps: SliceDeps, tx: Db, { slice, sessions, games }: SessionPage): Promise<void> {
  const audits: SessionAudit[] = sessions.map((session) => auditSession(deps, session));
  for await (const page of roundsOf(tx, sessions, slice)) {
    for (const round of page) {
      const session = sessions[round.place - 1] as AuditedSession;
      const faults = (audits[round.place - 1] as SessionAudit).add(round);
      if (round.isDue) countRound(gameOf(games, session.gameId), session, round, faults);
    }
  }
  for (const [index, session] of sessions.entries()) {
    const faults = (audits[index] as SessionAudit).faults();
    if (faults.length > 0) addFault(gameOf(games, session.gameId), { ...named(session), round: null, faults });
  }
}

function countRound(game: GameAudit, session: AuditedSession, round: AuditedRound, faults: RoundFault[]): void {
  game.rounds += 1;
  if (faults.length > 0) addFault(game, { ...named(session), round: round.id, faults });
  // This build has no proof for maths that are no longer offered. Those rounds are replayed but not counted in the
  // return.
  const proved = catalogue.find((entry) => entry.game.mathsHash === session.mathsHash);
  const returned = ((round.payout - round.raised) * 100n) / (round.stake - round.raised);
  if (proved) addRound(game.tally, proved, { choice: round.choice, returned });
}

function named({ playerId, id }: AuditedSession): Pick<FaultExample, 'player' | 'session'> {
  return { player: playerId, session: id };
}

function addFault(game: GameAudit, example: FaultExample): void {
  game.mismatches += 1;
  if (game.examples.length < examplesKept) game.examples.push(example);
}

/** Returns the audit of a game. Adds an empty one when there is none. */
export function gameOf(games: GameAudits, gameId: number): GameAudit {
  const game = games.get(gameId) ?? { tally: emptyTally(), rounds: 0, mismatches: 0, examples: [] };
  games.set(gameId, game);
  return game;
}

/** Adds the games of another slice. */
export function addGames(games: GameAudits, more: GameAudits): void {
  for (const [gameId, { tally, rounds, mismatches, examples }] of more) {
    const game = gameOf(games, gameId);
    addTally(game.tally, tally);
    game.rounds += rounds;
    game.mismatches += mismatches;
    game.examples.push(...examples.slice(0, examplesKept - game.examples.length));
  }
}
