import type { Currency } from '@goldwren/contracts/player';
import { computePayout } from '@goldwren/game-engine';
import type { CSSProperties } from 'react';
import type { StageProps } from '../model/game-module.ts';
import { hundredthsOf } from '../model/play-state.ts';
import { stakedOn } from '../model/staked-on.ts';
import { chipsOf } from './chips-of.ts';
import './stake-chips.css';

/** Where the chips of a stake are: with the player, on the table, paid, or with the dealer. */
type ChipState = 'away' | 'staked' | 'paid' | 'lost';

export interface StakeChipsProps extends Pick<StageProps, 'phase' | 'round' | 'currency' | 'stake'> {
  /** True once the result may be shown. */
  over: boolean;
  /** The printed spots of the table. The first is for the stake, and the second for what decisions added. */
  spots: 1 | 2;
  /** True while two hands are side by side. The spots are then between them, one for each hand. */
  paired?: boolean;
  /** What each hand paid, in hundredths of the base stake. Empty until the result may be shown. */
  pays?: readonly number[];
  /** The names that are printed below the spots. */
  names?: readonly string[] | undefined;
}

const stateOf = (payout: bigint, staked: bigint): ChipState => {
  if (payout > staked) return 'paid';
  return payout === staked ? 'staked' : 'lost';
};

interface Pile {
  readonly state: ChipState;
  /** What lies on the spot and what is paid next to it, in hundredths. */
  readonly staked: bigint;
  readonly won: bigint;
}

/** The chips of each spot. After a split, each hand is paid on its own spot. A raise is paid on its spot if all of it is doubled. */
export function pilesOf({
  phase,
  round,
  over,
  stake = '0.00',
  paired,
  pays = [],
}: StakeChipsProps): readonly [Pile, Pile] {
  const empty: Pile = { state: 'away', staked: 0n, won: 0n };
  if (phase === 'staking') return [{ state: 'staked', staked: hundredthsOf(stake), won: 0n }, empty];
  if (!round) return [empty, empty];
  const [base, raised] = [hundredthsOf(round.stake), hundredthsOf(round.raised)];
  if (paired && pays.length > 0) {
    const pileOf = (payX100 = 0): Pile => {
      const payout = computePayout(base, payX100);
      return { state: stateOf(payout, base), staked: base, won: payout - base };
    };
    return [pileOf(pays[0]), pileOf(pays[1])];
  }
  const payout = hundredthsOf(round.payout);
  const profit = payout - stakedOn(round);
  const second = profit >= stakedOn(round) ? raised : 0n;
  const state = over ? stateOf(payout, stakedOn(round)) : 'staked';
  return [{ state, staked: base, won: profit - second }, raised > 0n ? { state, staked: raised, won: second } : empty];
}

/**
 * The chips of the stake on the spots that are printed on the felt. They are laid one after another with the deal. Chips that
 * are won come from the dealer, and lost chips go there. Decorative only: the bar shows the amounts.
 */
export function StakeChips(props: StakeChipsProps) {
  const { round, phase, spots, paired, names = [] } = props;
  const currency = phase === 'staking' || !round ? props.currency : round.currency;
  const [first, second] = pilesOf(props);
  // The same before and after the answer, and different for the next round, so that its chips are laid again.
  const nonce = phase === 'staking' ? (round?.nonce ?? -1) + 1 : round?.nonce;
  return (
    <div key={nonce} className="stake-chips" data-paired={paired || undefined} aria-hidden="true">
      <Spot {...first} currency={currency} name={names[0]} />
      {(spots === 2 || second.state !== 'away') && <Spot {...second} currency={currency} name={names[1]} second />}
    </div>
  );
}

interface SpotProps extends Pile {
  currency: Currency;
  name: string | undefined;
  second?: boolean;
}

function Spot({ state, staked, won, currency, name, second }: SpotProps) {
  return (
    <span className="chip-spot" data-state={state} data-second={second || undefined}>
      {state !== 'away' && <Stack amount={staked} currency={currency} />}
      {state === 'paid' && won > 0n && <Stack amount={won} currency={currency} won />}
      {name && <b className="chip-name">{name}</b>}
    </span>
  );
}

/** One pile. What is paid is a row of piles, one for each color. */
function Stack({ amount, currency, won }: { amount: bigint; currency: Currency; won?: boolean }) {
  return (
    <span className={`chip-stack ${won ? 'is-won' : ''}`}>
      {chipsOf(amount, currency).map((color, nth, chips) => {
        const column = won ? new Set(chips.slice(0, nth)).add(color).size - 1 : 0;
        const at = won ? nth - chips.indexOf(color) : nth;
        return (
          <i
            key={nth}
            className="chip"
            style={{ '--chip': color, '--nth': nth, '--at': at, '--column': column } as CSSProperties}
          />
        );
      })}
    </span>
  );
}
