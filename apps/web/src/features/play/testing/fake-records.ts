import { createHash } from 'node:crypto';
import type { Currency, Round, RoundRecord } from '@goldwren/contracts/player';
import { type AnyGame, type GameAction, toHex } from '@goldwren/game-engine';
import { buildStatement, outcomeSeed, type RoundRecord as SignedRecord } from '@goldwren/game-engine/fairness';
import { formatHundredths } from '@goldwren/rules';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import type { SessionTotals } from '../model/play-state.ts';
import { fairnessKey, signStatement } from './fairness-key.ts';

export function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}

/** A round as the fake server stores it. */
export interface Played {
  readonly roundId: string;
  readonly request: RoundRequest;
  readonly actions: GameAction[];
  settledBy: 'player' | 'default_action' | null;
  /** The server's times of the stake and of the latest action, in milliseconds. */
  readonly at: number;
  lastAt: number;
  /** x_0 of the browser that took it over. */
  handedTo: { readonly chainStart: string; readonly at: number } | null;
}

export interface ServerSession {
  readonly id: string;
  readonly seed: Uint8Array;
  /** x_0 of the browser that started it. Null without a seed chain. */
  chainStart: string | null;
  readonly rounds: Played[];
  ended: boolean;
}

/** What the records need of the fake server. */
interface Server {
  readonly game: AnyGame;
  wallet(session: ServerSession): Record<Currency, string>;
  balances(session: ServerSession, rounds: readonly Played[]): Record<Currency, bigint>;
  answer(session: ServerSession, played: Played): Round;
}

/** The answer to the end of a session with these rounds. */
export function totalsOf(server: Server, session: ServerSession, records: readonly SignedRecord[]): SessionTotals {
  const claim = {
    session: session.id,
    outcome_seed: outcomeSeed(sha256, session.seed),
    chain_start: session.chainStart,
    maths_hash: server.game.mathsHash,
  };
  const statement = buildStatement(sha256, claim, records);
  return {
    session_id: session.id,
    gold_won: statement.paid.gold,
    sweeps_won: statement.paid.sweeps,
    rounds: records.length,
    report_matches: true,
    server_seed: toHex(session.seed),
    statement,
    signature: signStatement(statement),
    key_id: fairnessKey.id,
    wallet: server.wallet(session),
  };
}

/** A round in the records of the player. */
export function servedRecordOf(server: Server, session: ServerSession, played: Played): RoundRecord {
  const {
    round_id,
    wallet: _wallet,
    view: _view,
    legal_actions: _legal,
    next_commitment: _next,
    ...round
  } = server.answer(session, played);
  const balanceAfter = (count: number) =>
    formatHundredths(server.balances(session, session.rounds.slice(0, count))[round.currency]);
  return {
    ...round,
    id: round_id,
    session_id: session.id,
    at: new Date(played.at).toISOString(),
    settled_at: new Date(played.lastAt).toISOString(),
    game: { id: 2, slug: server.game.maths.slug, title: 'A game' },
    maths: { version: server.game.maths.version, hash: server.game.mathsHash },
    settled_by: played.settledBy,
    balance_before: balanceAfter(round.nonce),
    balance_after: balanceAfter(round.nonce + 1),
    outcome_seed: outcomeSeed(sha256, session.seed),
    chain_start: session.chainStart,
    handed_over_at: played.handedTo && new Date(played.handedTo.at).toISOString(),
    server_seed: session.ended ? toHex(session.seed) : null,
    replay_token: null,
  };
}
