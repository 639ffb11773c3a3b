import type { Currency, Game, SessionStarted } from '@goldwren/contracts/player';
import type { AnyGame, Choice } from '@goldwren/game-engine';
import { useState } from 'react';
import { hundredthsOf } from '../../model/play-state.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { rememberedStakes, rememberStake } from './remembered-stakes.ts';

export interface Bet {
  /** The player's choice, also from an earlier visit. Defaults to the game's first choice. */
  readonly choice: Choice;
  setChoice(choice: Choice): void;
  readonly currency: Currency;
  readonly stake: string;
  /** The available stakes in this coin, lowest first. */
  readonly stakes: readonly string[];
  choose(currency: Currency): void;
  setStake(stake: string): void;
  step(by: 1 | -1): void;
  /** Sets the highest stake that the balance (in hundredths) covers, or the lowest if it covers none. */
  max(balance: bigint): void;
}

function chosenBefore({ slug, default_stake }: Game): Record<Currency, string> {
  const { gold, sweeps } = rememberedStakes(slug);
  return { gold: gold ?? default_stake.gold, sweeps: sweeps ?? default_stake.sweeps };
}

/**
 * The coin, stake and choice of the next round, or of the open round if there is one. The stakes come from the session. The
 * selected stake and choice are remembered for the next visit.
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
