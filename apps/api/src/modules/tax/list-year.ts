import type { TaxRecipient } from '@goldwren/contracts/staff';
import { formatHundredths, reportingThreshold, yearlyFormOf } from '@goldwren/rules';
import { idCursor } from '../../platform/cursors.ts';
import { sumYearByPlayer } from '../payouts/public.ts';
import { selectPlayerLines } from '../players/public.ts';
import { assertYearHasBegun, type Recipient, readRecipients, type TaxYearDeps } from './tax-year.ts';

/**
 * Returns the players who were paid in a year, by id.
 * @throws Problem `not_found` for a future year; `validation_failed` for an invalid cursor.
 */
export async function listYear(
  { database: { db } }: Pick<TaxYearDeps, 'database'>,
  { year, cursor, limit }: { year: number; cursor?: string | undefined; limit: number },
) {
  const { isOver } = await assertYearHasBegun(db, year);
  const after = idCursor(cursor);
  const left = (await sumYearByPlayer(db, year)).filter(({ playerId }) => after === null || playerId > after);
  const sums = left.slice(0, limit);
  const players = await selectPlayerLines(
    db,
    sums.map(({ playerId }) => playerId),
  );
  const { cents, isSet } = reportingThreshold(year);
  return {
    year,
    is_over: isOver,
    threshold: formatHundredths(cents),
    threshold_is_set: isSet,
    results: (await readRecipients(db, year, sums)).map((row) => recipientView(row, players.get(row.playerId))),
    next_cursor: left.length > limit ? (sums.at(-1)?.playerId ?? null) : null,
  };
}

function recipientView(row: Recipient, player: TaxRecipient['player'] | undefined): TaxRecipient {
  const { issued } = row;
  return {
    player: player ?? { id: row.playerId, display: '', email: '' },
    form: yearlyFormOf(row.country),
    payouts: row.payouts,
    gross: formatHundredths(row.grossCents),
    withheld: formatHundredths(row.withheldCents),
    reported: row.isReported,
    tin_last4: row.form?.tinLast4 ?? null,
    issued: issued && {
      gross: formatHundredths(issued.grossCents),
      withheld: formatHundredths(issued.withheldCents),
      revision: issued.revision,
      at: issued.issuedAt.toISOString(),
    },
    to_correct: row.toCorrect,
  };
}
