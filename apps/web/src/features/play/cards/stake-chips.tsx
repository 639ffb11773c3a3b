import type { StageProps } from '../model/game-module.ts';
import { hundredthsOf } from '../model/play-state.ts';
import { stakedOn } from '../model/staked-on.ts';
import stack from './chips.svg?url';
import './stake-chips.css';

/** Where the chips of a stake are: with the player, on the table, paid, or with the dealer. */
type ChipState = 'away' | 'staked' | 'paid' | 'lost';

export interface StakeChipsProps extends Pick<StageProps, 'phase' | 'round'> {
  /** True once the result may be shown. */
  over: boolean;
  /** The printed spots of the table. The first is for the stake, and the second for what decisions added. */
  spots: 1 | 2;
  /** The names that are printed below the spots. */
  names?: readonly string[] | undefined;
}

/** @param over True once the result may be shown */
export function chipStateOf({ phase, round, over }: Pick<StakeChipsProps, 'phase' | 'round' | 'over'>): ChipState {
  if (phase === 'staking') return 'staked';
  if (!round) return 'away';
  if (!over) return 'staked';
  const payout = hundredthsOf(round.payout);
  const staked = stakedOn(round);
  if (payout > staked) return 'paid';
  return payout === staked ? 'staked' : 'lost';
}

/**
 * The chips of the stake on the spots that are printed on the felt. They slide in with the deal. Chips that are won come
 * from the dealer, and lost chips go there. Decorative only: the bar shows the amounts.
 */
export function StakeChips(props: StakeChipsProps) {
  const { round, phase, spots, names = [] } = props;
  const state = chipStateOf(props);
  const raised = phase !== 'staking' && round !== null && hundredthsOf(round.raised) > 0n;
  return (
    <div className="stake-chips" aria-hidden="true">
      <Spot state={state} name={names[0]} />
      {(spots === 2 || raised) && <Spot state={raised ? state : 'away'} name={names[1]} second />}
    </div>
  );
}

function Spot({ state, name, second }: { state: ChipState; name: string | undefined; second?: boolean }) {
  return (
    <span className="chip-spot" data-state={state} data-second={second || undefined}>
      {state !== 'away' && <img src={stack} alt="" className="chip-stack" />}
      {state === 'paid' && <img src={stack} alt="" className="chip-stack is-won" />}
      {name && <b className="chip-name">{name}</b>}
    </span>
  );
}
