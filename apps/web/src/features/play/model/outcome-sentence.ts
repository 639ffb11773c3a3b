import type { Currency, Round } from '@goldwren/contracts/player';
import { formats } from '../../../lib/format.ts';
import { play } from '../../../lib/words/play.ts';
import { site } from '../../../lib/words/site.ts';
import type { GameModule } from './game-module.ts';
import { hundredthsOf } from './play-state.ts';

export const coinNames: Readonly<Record<Currency, string>> = { gold: site.goldCoins, sweeps: site.sweepsCoins };

/** Sweeps Coins always with their two decimals, Gold Coins without empty ones. */
export function displayCoins(currency: Currency, hundredths: bigint): string {
  return formats.amount(hundredths, currency === 'sweeps' ? 'always' : 'when-needed');
}

/** What the status line says, once, when a settled round has been shown. */
export function outcomeSentence(game: Pick<GameModule, 'summarize'>, round: Round): string {
  const payout = hundredthsOf(round.payout);
  if (payout === 0n) return play.noWin;
  const stake = hundredthsOf(round.stake);
  const amount = `${displayCoins(round.currency, payout)} ${coinNames[round.currency]}`;
  const what = game.summarize(round.events);
  if (payout > stake) return play.win(amount, what);
  if (payout === stake) return play.returned(amount, what);
  return play.paidLess(amount, what);
}
