import type { Currency, Round } from '@goldwren/contracts/player';
import type { AnyGame, GameEvent } from '@goldwren/game-engine';
import { brand, displayHundredths } from '@goldwren/rules';
import { hundredthsOf } from './play-state.ts';

export const coinNames: Readonly<Record<Currency, string>> = { gold: brand.goldCoins, sweeps: brand.sweepsCoins };

/** Sweeps Coins always with their two decimals, Gold Coins without empty ones. */
export function displayCoins(currency: Currency, hundredths: bigint): string {
  return displayHundredths(hundredths, currency === 'sweeps' ? 'always' : 'when-needed');
}

/** A return of the stake or less is no win and is neither called nor celebrated as one (operator rules, Responsible play). */
export function isCelebrated(round: Pick<Round, 'stake' | 'payout'>): boolean {
  return hundredthsOf(round.payout) > hundredthsOf(round.stake);
}

/** What the status line says, once, when a settled round has been shown. */
export function outcomeSentence(game: Pick<AnyGame, 'summarize'>, round: Round): string {
  const payout = hundredthsOf(round.payout);
  if (payout === 0n) return 'No win.';
  const stake = hundredthsOf(round.stake);
  const amount = `${displayCoins(round.currency, payout)} ${coinNames[round.currency]}`;
  const what = game.summarize(round.events as GameEvent[]);
  if (payout > stake) return `Win ${amount}: ${what}`;
  if (payout === stake) return `Stake returned, ${amount}: ${what}`;
  return `Paid ${amount}, less than the stake: ${what}`;
}
