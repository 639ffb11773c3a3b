import { bestRounds } from '@goldwren/rules';
import { z } from 'zod';
import { gameReference } from '../../shared/game.ts';
import { day, hex64, instant, uuid } from '../../shared/ids.ts';
import { amount, currency, signedAmount } from '../../shared/money.ts';

const bestRound = z
  .object({
    id: uuid,
    game: gameReference,
    currency,
    staked: amount.describe('Total stake, including what decisions added.'),
    payout: amount,
    multiplier_x100: z.int().describe('Payout divided by the total stake, in hundredths, rounded down.'),
    settled_at: instant,
    commitment: hex64.describe('Commitment of the round. The seal of the round is drawn from it.'),
    replay_token: z.string().describe('Token of the public link to the round.'),
  })
  .meta({ id: 'BestRound' });
export type BestRound = z.infer<typeof bestRound>;

const coinTotals = z
  .object({ staked: amount, returned: amount, net: signedAmount })
  .meta({ id: 'CoinTotals', description: 'Stakes and payouts of all rounds with a coin.' });
const playedTotals = z
  .object({ rounds: z.int().describe('Number of rounds with both coins.'), gold: coinTotals, sweeps: coinTotals })
  .meta({ id: 'PlayedTotals' });
export type PlayedTotals = z.infer<typeof playedTotals>;

export const bestRoundsAnswer = z
  .object({
    results: z.array(bestRound).max(bestRounds.shown),
    played: playedTotals.describe(
      'All rounds that the player has played. The stake of an open round is included; its payout is not.',
    ),
    archived_before: day
      .optional()
      .describe(
        'Rounds before this day (UTC) are only in the archive, and not in `results`. Their totals are in `played`.',
      ),
  })
  .meta({ id: 'BestRounds' });
