import { randomBytes } from 'node:crypto';
import type { SessionStarted } from '@goldwren/contracts/player';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { findRefusal, formatHundredths, type Visitor } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { assertMay } from '../../../platform/assert-may.ts';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { newId } from '../../../platform/ids.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { Problem } from '../../../platform/problem.ts';
import { readWallet, type Wallet } from '../../ledger/public.ts';
import { assertTermsAccepted, type Person } from '../../players/public.ts';
import { assertNoMaintenance } from '../../policy/public.ts';
import { stakesView } from '../catalogue/catalogue-view.ts';
import { outcomeSeed, sessionCommitment } from '../fairness/seeds.ts';
import { holderOf } from '../rounds/hand-over.ts';
import type { RoundDeps } from '../rounds/play-round.ts';
import { type RoundRow, selectRound } from '../rounds/round.store.ts';
import { roundView, walletView } from '../rounds/round-view.ts';
import { type EndDeps, endSession } from './end-session.ts';
import { openLiveSession, seedContext } from './live-session.ts';
import {
  type GameRow,
  openGameSession,
  type SessionRow,
  selectGame,
  selectOpenSession,
  selectSession,
  selectSessionSoFar,
} from './session.store.ts';

export interface SessionDeps extends RoundDeps, EndDeps, Pick<Context, 'clock'> {
  readonly box: SealedBox;
}

export interface StartRequest {
  gameId: number;
  /** x_0 of a new seed chain, in hex. Null for a session without a chain. */
  chainStart: string | null;
  /** The session with a chain that this browser started before. */
  resume: string | null;
  visitor: Visitor;
}

/**
 * Opens a session with a fresh secret seed and returns its commitment together with that of the first round. Or resumes
 * the open session with its unfinished round.
 * A session of another browser, or on maths that are no longer offered, is ended first, unless it has an open round.
 * @throws Problem `not_found`, `game_off`, `maintenance`, `insufficient_gold`, `region_blocked`, `account_suspended`, `terms_due`.
 */
export async function startSession(deps: SessionDeps, player: Person, request: StartRequest): Promise<SessionStarted> {
  const db = deps.database.db;
  const game = await selectGame(db, request.gameId);
  if (!game) throw new Problem('not_found');
  const pack = await deps.policy();
  assertMay(pack, 'gold_play', player, request.visitor);

  const [current, wallet] = await Promise.all([selectOpenSession(db, player.id, game.id), readWallet(db, player.id)]);
  // An unfinished round can always be finished, regardless of the terms, the balance and the game's switch.
  if (!current?.openRoundId) {
    await assertNoMaintenance(deps);
    await assertTermsAccepted(deps, player);
    assertWorthOpening(game, wallet, findRefusal(pack, 'sweeps_play', player, request.visitor) === null);
  }
  return sessionView(deps, await resumeOrOpen(deps, player.id, game, current, request), wallet);
}

interface Opened {
  row: SessionRow;
  resumed: boolean;
}

async function resumeOrOpen(
  deps: SessionDeps,
  playerId: string,
  game: GameRow,
  current: SessionRow | null,
  { chainStart, resume }: StartRequest,
): Promise<Opened> {
  const belongsHere = current?.chainStart ? current.id === resume : chainStart === null;
  if (current && ((current.mathsId === game.mathsId && belongsHere) || current.openRoundId !== null)) {
    return { row: current, resumed: true };
  }
  if (current) await endSession(deps, { playerId, sessionId: current.id, gameId: game.id, report: null });
  const id = newId();
  const serverSeed = randomBytes(32);
  const session = {
    playerId,
    id,
    gameId: game.id,
    mathsId: game.mathsId,
    sealedServerSeed: deps.box.seal(serverSeed, seedContext(playerId, id)),
    commitment: sessionCommitment(serverSeed),
    chainStart: chainStart === null ? null : Buffer.from(chainStart, 'hex'),
  };
  const opened = await withRetry(() => openGameSession(deps.database.db, session));
  return { row: (await selectSession(deps.database.db, playerId, opened.id)) as SessionRow, resumed: opened.resumed };
}

/**
 * Checks that the player can afford the smallest stake of the game. Sweeps Coins count only for players who may play
 * them.
 */
function assertWorthOpening(game: GameRow, wallet: Wallet, sweepsMay: boolean): void {
  if (!game.enabled) throw new Problem('game_off');
  const stakes = gameByMaths(game.slug, game.mathsHash)?.maths.stakes;
  const [gold, sweeps] = [stakes?.gold[0] ?? 0, stakes?.sweeps[0] ?? 0];
  if (wallet.gold >= BigInt(gold)) return;
  if (!sweepsMay || wallet.sweeps < BigInt(sweeps)) throw new Problem('insufficient_gold');
}

async function sessionView(deps: SessionDeps, { row, resumed }: Opened, wallet: Wallet): Promise<SessionStarted> {
  const db = deps.database.db;
  const session = openLiveSession(deps.box, row);
  const soFar = await selectSessionSoFar(db, row.playerId, row.id);
  const open = row.openRoundId ? ((await selectRound(db, row.playerId, row.openRoundId)) as RoundRow) : null;
  return {
    session_id: row.id,
    outcome_seed: outcomeSeed(row.commitment),
    chain_start: session.chain?.start ?? null,
    wallet: walletView(wallet),
    resumed,
    next_nonce: row.nextNonce,
    next_commitment: session.secret.round(open?.nonce ?? row.nextNonce).commitment(),
    open_round: open ? roundView(session, open, wallet) : null,
    held_by: open ? await holderOf(db, session, open.id) : null,
    stakes: stakesView(session.game),
    maths: { version: row.mathsVersion, hash: row.mathsHash },
    started_at: row.startedAt.toISOString(),
    net: { gold: formatHundredths(soFar.goldNet), sweeps: formatHundredths(soFar.sweepsNet) },
  };
}
