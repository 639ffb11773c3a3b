import type { Db } from '../../platform/database.ts';
import { countRoundsBegun } from '../games/public.ts';
import { countStakingPlayers, type MovementSum, sumMovements } from '../ledger/public.ts';
import { countRegistrations } from '../players/public.ts';
import { sumRedemptionsPaid, sumRedemptionsRequested } from '../redemptions/public.ts';
import { sumOrdersBecoming } from '../store/public.ts';
import { periodOfDay } from './product-days.ts';
import type { ReportFigures } from './reports.store.ts';

/** The figures of a day, with its journal totals. */
export interface DayFigures {
  readonly day: string;
  readonly figures: ReportFigures;
  readonly movements: readonly MovementSum[];
}

/** Computes the figures of a finished day. Every row has a fixed time, so the result is always the same. */
export async function figuresOfDay(tx: Db, day: string): Promise<DayFigures> {
  const period = periodOfDay(day);
  const paid = await sumOrdersBecoming(tx, ['paid'], period);
  const back = await sumOrdersBecoming(tx, ['refunded', 'charged_back'], period);
  const requested = await sumRedemptionsRequested(tx, period);
  const redeemed = await sumRedemptionsPaid(tx, period);
  const figures = {
    registrations: await countRegistrations(tx, period),
    activePlayers: await countStakingPlayers(tx, period),
    rounds: await countRoundsBegun(tx, period),
    buyers: paid.players,
    ordersPaid: paid.orders,
    paidCents: paid.cents,
    ordersTakenBack: back.orders,
    takenBackCents: back.cents,
    redemptionsAsked: requested.redemptions,
    sweepsAsked: requested.sweeps,
    redemptionsPaid: redeemed.redemptions,
    sweepsPaid: redeemed.sweeps,
    medianHours: redeemed.medianHours,
  };
  return { day, figures, movements: await sumMovements(tx, period) };
}
