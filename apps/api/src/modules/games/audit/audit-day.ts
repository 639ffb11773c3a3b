import { catalogue } from '@goldwren/game-engine/registry';
import type { GameSwitchReason } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { inSnapshot } from '../../../platform/transaction.ts';
import { addRound, addTally, bandOf, emptyTally, type ReturnTally } from '../rtp/realised-rtp.ts';
import { type GameReturn, saveReturns, selectAuditedDays, switchGameOff } from './audit.store.ts';
import { faultsOfRound, type RoundFault } from './rederive-round.ts';
import { type AuditedRow, settledRoundsBetween } from './settled-rounds.checks.ts';

export interface AuditDeps extends Pick<Context, 'database' | 'events' | 'clock'> {
  readonly box: SealedBox;
}

/** What operators see of one faulty round. */
interface FaultyRound {
  readonly round: string;
  readonly player: string;
  readonly faults: readonly RoundFault[];
}

interface GameAudit {
  readonly tally: ReturnTally;
  mismatches: number;
  /** The first few faulty rounds. */
  readonly examples: FaultyRound[];
}
type Audits = Map<number, GameAudit>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How many days back an audit that no worker ran is caught up. */
const daysBack = 7;
const examplesKept = 20;

/** Audits every finished day (UTC) of the last week that has no audit yet. Returns those days. */
export async function auditFinishedDays(deps: AuditDeps): Promise<string[]> {
  const today = Date.parse(dayOf(deps.clock.now().getTime()));
  const days = Array.from({ length: daysBack }, (_, n) => dayOf(today - (daysBack - n) * dayMs));
  const audited = new Set(await selectAuditedDays(deps.database.db, days[0] as string));
  const missing = days.filter((day) => !audited.has(day));
  for (const day of missing) await auditDay(deps, day);
  return missing;
}

/**
 * Replays every round that settled on a day (UTC) from its seeds and compares it with the stake and the payout. Also
 * compares each game's return with what its proof allows.
 * A game that fails either check is switched off and operators get an alert. Rounds in progress finish. A second run
 * gives the same result.
 * @param day `2026-11-22`
 */
export async function auditDay(deps: AuditDeps, day: string): Promise<void> {
  const audits: Audits = new Map();
  const start = Date.parse(day);
  // Audits one hour at a time. A longer snapshot would keep dead rows of the wallets from being vacuumed.
  for (let from = start; from < start + dayMs; from += hourMs) merge(audits, await auditSlice(deps, from));
  for (const [gameId, audit] of audits) await checkReturns(deps, day, gameId, audit);
  const games = new Set([...catalogue.map(({ id }) => id), ...audits.keys()]);
  const rows = [...games].map((gameId) => returnOf(day, gameId, audits.get(gameId) ?? newAudit()));
  await saveReturns(deps.database.db, rows);
  const rounds = rows.reduce((sum, row) => sum + row.rounds, 0);
  deps.events.report('rounds_audited', { day, rounds });
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function newAudit(): GameAudit {
  return { tally: emptyTally(), mismatches: 0, examples: [] };
}

function auditSlice(deps: AuditDeps, from: number): Promise<Audits> {
  return inSnapshot(deps.database, async (tx) => {
    const audits: Audits = new Map();
    for await (const page of settledRoundsBetween(tx, new Date(from), new Date(from + hourMs))) {
      for (const row of page) auditRound(deps.box, audits, row);
    }
    return audits;
  });
}

function auditRound(box: SealedBox, audits: Audits, row: AuditedRow): void {
  const audit = audits.get(row.game_id) ?? newAudit();
  audits.set(row.game_id, audit);
  const faults = faultsOfRound(box, row);
  if (faults.length > 0) {
    audit.mismatches += 1;
    addExample(audit, { round: row.id, player: row.player_id, faults });
  }
  // This build has no proof for maths that are no longer offered. Those rounds are replayed but not counted in the
  // return.
  const proved = catalogue.find(({ game }) => game.mathsHash === row.maths_hash);
  const returned = ((row.payout - row.raised) * 100n) / (row.stake - row.raised);
  if (proved) addRound(audit.tally, proved, { choice: row.choice, returned });
}

function addExample(audit: GameAudit, example: FaultyRound): void {
  if (audit.examples.length < examplesKept) audit.examples.push(example);
}

function merge(audits: Audits, more: Audits): void {
  for (const [gameId, { tally, mismatches, examples }] of more) {
    const audit = audits.get(gameId) ?? newAudit();
    audits.set(gameId, audit);
    addTally(audit.tally, tally);
    audit.mismatches += mismatches;
    for (const example of examples) addExample(audit, example);
  }
}

async function checkReturns(deps: AuditDeps, day: string, gameId: number, audit: GameAudit): Promise<void> {
  const { mismatches, examples, tally } = audit;
  const { isOutside } = bandOf(tally);
  const found: [GameSwitchReason, object][] = [];
  if (mismatches > 0) found.push(['rounds_disagree', { mismatches, examples }]);
  if (isOutside) {
    const { returnedX100, ...figures } = returnOf(day, gameId, audit);
    found.push(['return_outside_band', { ...figures, returnedX100: Number(returnedX100) }]);
  }
  for (const [reason, facts] of found) {
    const wasOn = await switchGameOff(deps.database.db, gameId, reason, { day, ...facts });
    deps.events.report('game_switched_off', { gameId, day, reason, wasOn, facts });
  }
}

function returnOf(day: string, gameId: number, { tally, mismatches }: GameAudit): GameReturn {
  const { sd, z } = bandOf(tally);
  const { rounds, returned, expectedLow, expectedHigh } = tally;
  const expectedX100 = z > 0 ? expectedHigh : expectedLow;
  return { day, gameId, rounds, mismatches, returnedX100: returned, expectedX100, sdX100: sd, z };
}
