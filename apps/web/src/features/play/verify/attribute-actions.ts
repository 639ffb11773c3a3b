import { type AnyGame, fromHex, getDefaultAction, sameJson } from '@goldwren/game-engine';
import { play } from '@goldwren/rules';
import type { ClockReading, PendingRound } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';
import type { Settled, SettledRecord } from './settled-round.ts';

const minuteMs = 60_000;
/** Tolerance for small corrections of a clock, and for clocks that run at different speeds. */
const toleranceMs = minuteMs;
const abandonedAfterMs = play.idleSessionMinutes * minuteMs - toleranceMs;

interface Attributed {
  /** `here`: this browser or the published default action made every decision. */
  readonly actor: 'here' | 'elsewhere';
  /** Null when the answer does not say it, and another device may have decided. */
  readonly settledBy: 'player' | 'default_action' | null;
  readonly codes: readonly ViolationCode[];
}

/** A decision that only the server can have made: a default action before the published time, or another decision. */
function foreign(isDefault: boolean): Attributed {
  return { actor: 'here', settledBy: null, codes: [isDefault ? 'early_default' : 'not_handed_over'] };
}

/**
 * Returns whether this page measured that a default action came too early. Its time counts from the first sending of the
 * latest answered request, because the server received that request then or later. False when the page cannot know it:
 * another page sent the request, or its two clocks disagree, because the device was asleep or the wall clock was set.
 */
function isEarlyHere(pending: PendingRound | null, now: ClockReading): boolean {
  const since = pending?.sentAt[Math.min(pending.answered, pending.sentAt.length - 1)];
  if (since?.page !== now.page) return false;
  const [measured, byWallClock] = [now.monotonic - since.monotonic, now.wall - since.wall];
  return Math.abs(measured - byWallClock) < toleranceMs && Math.max(measured, byWallClock) < abandonedAfterMs;
}

/** Returns whether the server's own times of the round contradict the published time. A malformed time does. */
function isEarlyByRecord({ times }: SettledRecord): boolean {
  return !(times.settledAt - times.at >= abandonedAfterMs);
}

/**
 * Compares the actions of a settled round with those that this browser sent or saw, and determines who made the others. The
 * default action must be the published one, and must not come before the published time. In a round that this browser started,
 * no one else can decide unless another browser took it over.
 * @param now The clocks of this page
 */
export function attributeActions(
  { game, pending, now }: { game: AnyGame; pending: PendingRound | null; now: ClockReading },
  settled: Settled,
  roundKey: string,
): Attributed {
  const { actions, choice, payout } = settled.record;
  // Stryker disable next-line ArrayDeclaration: without a pending round, no action is one of this browser
  const sent = pending?.actions ?? [];
  const answered = pending?.answered ?? 0;
  if (!sameJson(actions.slice(0, answered), sent.slice(0, answered))) {
    return { actor: 'here', settledBy: null, codes: ['actions'] };
  }
  const isDefault = (at: number) =>
    sameJson(getDefaultAction(game, fromHex(roundKey), choice, actions.slice(0, at)), actions[at]);
  const isOwn = (at: number) => sameJson(actions[at], sent[at]);
  const own = pending !== null && !pending.elsewhere;
  const alone = own && !pending.handedOver;
  const allOwn = own && actions.every((_, at) => isOwn(at));
  const explained = own && actions.every((_, at) => isOwn(at) || isDefault(at));
  if (settled.settledBy === 'unstated') {
    // The default action can have come first, with the same decision.
    const settledBy = allOwn && !isDefault(actions.length - 1) ? 'player' : null;
    const isLate = !isEarlyHere(pending, now);
    if (alone && !allOwn && !(explained && isLate)) return foreign(explained);
    return { actor: allOwn || (explained && isLate) ? 'here' : 'elsewhere', settledBy, codes: [] };
  }
  if (settled.settledBy === 'player' && alone && !allOwn) return foreign(false);
  if (settled.settledBy === 'player') return { actor: allOwn ? 'here' : 'elsewhere', settledBy: 'player', codes: [] };
  const decidedHere = own && actions.length <= answered;
  if (settled.settledBy === null || actions.length === 0 || decidedHere) {
    return { actor: 'here', settledBy: null, codes: ['settled_by'] };
  }
  if (!isDefault(actions.length - 1)) {
    const codes: ViolationCode[] = payout === '0.00' ? ['default_action', 'stake_lost'] : ['default_action'];
    return { actor: 'here', settledBy: null, codes };
  }
  // Another browser that holds the round may end the session, which settles the round at once.
  const isEarly = isEarlyHere(pending, now) || isEarlyByRecord(settled);
  if (alone && (isEarly || !explained)) return foreign(explained);
  return { actor: explained && !isEarly ? 'here' : 'elsewhere', settledBy: 'default_action', codes: [] };
}
