import type { Currency, Round } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { site } from '@goldwren/messages/current/site';
import { capitalised } from '@goldwren/messages/formats/lists';
import { coinCode, formats } from '../../../lib/i18n/format.ts';
import type { GameModule } from './game-module.ts';
import { hundredthsOf } from './play-state.ts';
import { stakedOn } from './staked-on.ts';

export const coinNames: Readonly<Record<Currency, string>> = { gold: site.goldCoins, sweeps: site.sweepsCoins };

type Summaries = Pick<GameModule, 'summarize' | 'summarizesLosses'>;

function lossSentence(game: Summaries, round: Round): string {
  return game.summarizesLosses ? `${capitalised(game.summarize(round.events))}.` : play.noWin;
}

/** The sentence in the status line after a settled round has been shown. */
export function outcomeSentence(game: Summaries, round: Round): string {
  const payout = hundredthsOf(round.payout);
  if (payout === 0n) return lossSentence(game, round);
  const staked = stakedOn(round);
  const amount = `${formats.amount(payout)} ${coinNames[round.currency]}`;
  const what = game.summarize(round.events);
  if (payout > staked) return play.win(amount, what);
  if (payout === staked) return play.returned(amount, what);
  return play.paidLess(amount, what);
}

/** The visible outcome: first the amount, then its cause. */
export interface OutcomeShown {
  readonly result: string;
  /** Empty when nothing was paid. */
  readonly what: string;
  readonly won: boolean;
}

export function outcomeShown(game: Summaries, round: Round): OutcomeShown {
  const payout = hundredthsOf(round.payout);
  if (payout === 0n) return { result: lossSentence(game, round), what: '', won: false };
  // No line break between the number and its coin.
  const amount = `${formats.amount(payout)}\u00a0${coinCode(round.currency)}`;
  const won = payout > stakedOn(round);
  return { result: won ? play.wonSum(amount) : play.returnedSum(amount), what: game.summarize(round.events), won };
}
