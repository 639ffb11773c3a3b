import { catalogue } from '@goldwren/game-engine/registry';
import type { GameSwitchReason } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { bandOf } from '../rtp/realised-rtp.ts';
import { type GameReturn, saveReturns, selectAuditedDays, switchGameOff } from './audit.store.ts';
import { addGames, type DayFinding, type GameAudit, type GameAudits, gameOf } from './audit-slice.ts';
import { digestOf, overDay, type SliceWork } from './day-parts.ts';
import { type DayDigest, readSeal, type SealDeps, sealDay } from './day-seal.ts';

export interface AuditDeps extends Pick<Context, 'database' | 'events'>, SealDeps {
  /** They work on the slices of a day at the same time. */
  readonly parts: readonly SliceWork[];
}

const dayMs = 86_400_000;
/** Transactions of a day have ended this long after midnight. */
const finishedAfterMs = 600_000;
/** How many days back an audit that no worker ran is caught up. */
const daysBack = 7;
/** An audited day is compared with its seal on each of the next nights, then every 30 days for 13 months. */
const agesChecked = [
  ...Array.from({ length: daysBack }, (_, n) => n + 1),
  ...Array.from({ length: 13 }, (_, n) => 30 * (n + 1)),
];
const findingsReported = 20;

/**
 * Audits every finished day (UTC) of the last week that has no audit yet, and compares earlier days with their seals.
 * Returns the days that it audited.
 * @throws the errors of the database and the file store, so that the job is retried.
 */
export async function auditFinishedDays(deps: AuditDeps): Promise<string[]> {
  const today = Date.parse(dayOf(deps.clock.now().getTime() - finishedAfterMs));
  const before = (days: number): string => dayOf(today - days * dayMs);
  const audited = new Set(await selectAuditedDays(deps.database.db, before(Math.max(...agesChecked))));
  const lastWeek = Array.from({ length: daysBack }, (_, n) => before(daysBack - n));
  const missing = lastWeek.filter((day) => !audited.has(day));
  for (const day of missing) await auditDay(deps, day);
  for (const day of agesChecked.map(before)) {
    if (!missing.includes(day)) await checkSealedDay(deps, day, audited.has(day));
  }
  return missing;
}

/**
 * Replays every round that settled on a day (UTC) from its seeds and compares it with the journal, its session and the
 * session's statement. Also compares each game's return with what its proof allows. Seals the day when that is the
 * first audit.
 * A game with a fault is switched off and operators get an alert. Rounds in progress finish. A second run gives the
 * same result.
 * @param day `2026-11-22`
 */
export async function auditDay(deps: AuditDeps, day: string): Promise<void> {
  const slices = await overDay(deps.parts, day, (part, slice) => part.audit(slice));
  const audits: GameAudits = new Map();
  for (const { games } of slices) addGames(audits, games);
  for (const [gameId, audit] of audits) await checkGame(deps, day, gameId, audit);
  const found = digestOf(slices);
  const findings = slices.flatMap((slice) => slice.findings);
  const reached = [...audits.values()].reduce((sum, { rounds }) => sum + rounds, 0);
  if (reached !== found.rounds) findings.push({ fault: 'rounds_not_audited', rounds: found.rounds, audited: reached });
  const sealed = await readSeal(deps, day);
  if (sealed === null) await sealDay(deps, day, found);
  else findings.push(...compareWithSeal(sealed, found));
  reportFindings(deps, day, findings);
  for (const { id } of catalogue) gameOf(audits, id);
  await saveReturns(
    deps.database.db,
    [...audits].map(([gameId, audit]) => returnOf(day, gameId, audit)),
  );
  deps.events.report('rounds_audited', { day, rounds: found.rounds });
}

/** Compares the rounds of an earlier day with its seal. */
async function checkSealedDay(deps: AuditDeps, day: string, isAudited: boolean): Promise<void> {
  const sealed = await readSeal(deps, day);
  if (sealed === null) {
    if (isAudited) reportFindings(deps, day, [{ fault: 'seal_missing' }]);
    return;
  }
  const found = digestOf(await overDay(deps.parts, day, (part, slice) => part.digest(slice)));
  reportFindings(deps, day, compareWithSeal(sealed, found));
}

function compareWithSeal(sealed: DayDigest | 'not_genuine', found: DayDigest): DayFinding[] {
  if (sealed === 'not_genuine') return [{ fault: 'seal_not_genuine' }];
  if (sealed.digest === found.digest && sealed.rounds === found.rounds) return [];
  return [{ fault: 'day_changed', sealedRounds: sealed.rounds, rounds: found.rounds }];
}

function reportFindings({ events }: AuditDeps, day: string, findings: readonly DayFinding[]): void {
  if (findings.length === 0) return;
  const faults = [...new Set(findings.map(({ fault }) => fault))].sort();
  events.report('audited_day_differs', { day, faults, findings: findings.slice(0, findingsReported) });
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

async function checkGame(deps: AuditDeps, day: string, gameId: number, audit: GameAudit): Promise<void> {
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
