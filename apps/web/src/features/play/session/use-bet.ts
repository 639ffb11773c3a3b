import type { Currency, Game, SessionStarted } from '@goldwren/contracts/player';
import type { AnyGame, Choice } from '@goldwren/game-engine';
import { useState } from 'react';

export interface Bet {
  /** What the player set before the round; the game's first choice until then. */
  readonly choice: Choice;
  setChoice(choice: Choice): void;
  readonly currency: Currency;
  readonly stake: string;
  readonly stakes: readonly string[];
  choose(currency: Currency): void;
  step(by: 1 | -1): void;
}

/** Coin and stake of the next round; those of an open round while there is one. Stakes are the session's own. */
export function useBet(game: Game, engine: Pick<AnyGame, 'choices'>, session: SessionStarted | null): Bet {
  const [choice, setChoice] = useState<Choice>(engine.choices[0] ?? {});
  const [currency, setCurrency] = useState<Currency>('gold');
  const [chosen, setChosen] = useState<Record<Currency, string>>(game.default_stake);
  const open = session?.open_round ?? null;
  const [seenOpen, setSeenOpen] = useState<string | null>(null);
  if (open && seenOpen !== open.round_id) {
    setSeenOpen(open.round_id);
    setCurrency(open.currency);
    setChoice(open.choice as Choice);
    setChosen({ ...chosen, [open.currency]: open.stake });
  }
  const stakes = (session?.stakes ?? game.stakes)[currency];
  const stake = stakes.includes(chosen[currency]) ? chosen[currency] : (stakes[0] ?? chosen[currency]);
  return {
    choice,
    setChoice,
    currency,
    stake,
    stakes,
    choose: setCurrency,
    step(by) {
      const next = stakes[stakes.indexOf(stake) + by];
      if (next !== undefined) setChosen({ ...chosen, [currency]: next });
    },
  };
}
