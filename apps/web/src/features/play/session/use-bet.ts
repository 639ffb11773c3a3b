import type { Currency, Game, SessionStarted } from '@goldwren/contracts/player';
import type { AnyGame, Choice } from '@goldwren/game-engine';
import { useState } from 'react';
import { hundredthsOf } from '../model/play-state.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { rememberedStakes, rememberStake } from './remembered-stakes.ts';

export interface Bet {
  /** What the player set before the round, on an earlier visit too; the game's first choice until then. */
  readonly choice: Choice;
  setChoice(choice: Choice): void;
  readonly currency: Currency;
  readonly stake: string;
  /** What may be staked in this coin, lowest first. */
  readonly stakes: readonly string[];
  choose(currency: Currency): void;
  setStake(stake: string): void;
  step(by: 1 | -1): void;
  /** The highest stake that the balance (hundredths) covers; the lowest where it covers none. */
  max(balance: bigint): void;
}

function chosenBefore({ slug, default_stake }: Game): Record<Currency, string> {
  const { gold, sweeps } = rememberedStakes(slug);
  return { gold: gold ?? default_stake.gold, sweeps: sweeps ?? default_stake.sweeps };
}

/**
 * Coin and stake of the next round; those of an open round while there is one. Stakes are the session's own, the choice
 * among them is remembered for the next visit, and so is what was set besides.
 */
export function useBet(game: Game, engine: AnyGame, session: SessionStarted | null): Bet {
  const [choice, setChoice] = useState<Choice>(() => rememberedChoice(game.slug, engine) ?? engine.choices[0] ?? {});
  const choose = (next: Choice) => {
    setChoice(next);
    rememberChoice(game.slug, engine, next);
  };
  const [currency, setCurrency] = useState<Currency>('gold');
  const [chosen, setChosen] = useState(() => chosenBefore(game));
  const open = session?.open_round ?? null;
  const [seenOpen, setSeenOpen] = useState<string | null>(null);
  if (open && seenOpen !== open.round_id) {
    setSeenOpen(open.round_id);
    setCurrency(open.currency);
    setChoice(open.choice as Choice);
    setChosen({ ...chosen, [open.currency]: open.stake });
  }
  const stakes = (session?.stakes ?? game.stakes)[currency];
  const wanted = [chosen[currency], game.default_stake[currency]];
  const stake = wanted.find((one) => stakes.includes(one)) ?? stakes[0] ?? chosen[currency];
  const setStake = (next: string | undefined) => {
    if (next === undefined || !stakes.includes(next)) return;
    setChosen({ ...chosen, [currency]: next });
    rememberStake(game.slug, currency, next);
  };
  return {
    ...{ choice, setChoice: choose, currency, stake, stakes, choose: setCurrency, setStake },
    step: (by) => setStake(stakes[stakes.indexOf(stake) + by]),
    max: (balance) => setStake(stakes.findLast((one) => hundredthsOf(one) <= balance) ?? stakes[0]),
  };
}
