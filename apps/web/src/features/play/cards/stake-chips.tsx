import type { Currency } from '@goldwren/contracts/player';
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
  /** True while two hands are side by side. The spots are then between them. */
  paired?: boolean;
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

/** What lies on the spots and what is paid next to them, in hundredths. A raise is paid on its spot if all of it is doubled. */
function amountsOf({ phase, round, stake = '0.00' }: StakeChipsProps) {
  if (phase === 'staking' || !round) return { staked: [hundredthsOf(stake), 0n], won: [0n, 0n] } as const;
  const raised = hundredthsOf(round.raised);
  const profit = hundredthsOf(round.payout) - stakedOn(round);
  const second = profit >= stakedOn(round) ? raised : 0n;
  return { staked: [hundredthsOf(round.stake), raised], won: [profit - second, second] } as const;
}

/**
 * The chips of the stake on the spots that are printed on the felt. They are laid one after another with the deal. Chips that
 * are won come from the dealer, and lost chips go there. Decorative only: the bar shows the amounts.
 */
export function StakeChips(props: StakeChipsProps) {
  const { round, phase, spots, paired, names = [] } = props;
  const state = chipStateOf(props);
  const currency = phase === 'staking' || !round ? props.currency : round.currency;
  const { staked, won } = amountsOf(props);
  const isRaised = staked[1] > 0n;
  // The same before and after the answer, and different for the next round, so that its chips are laid again.
  const nonce = phase === 'staking' ? (round?.nonce ?? -1) + 1 : round?.nonce;
  const spot = (at: 0 | 1) => ({ staked: staked[at], won: won[at], name: names[at], currency });
  return (
    <div key={nonce} className="stake-chips" data-paired={paired || undefined} aria-hidden="true">
      <Spot state={state} {...spot(0)} />
      {(spots === 2 || isRaised) && <Spot state={isRaised ? state : 'away'} {...spot(1)} second />}
    </div>
  );
}

interface SpotProps {
  state: ChipState;
  staked: bigint;
  won: bigint;
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

function Stack({ amount, currency, won }: { amount: bigint; currency: Currency; won?: boolean }) {
  return (
    <span className={`chip-stack ${won ? 'is-won' : ''}`}>
      {chipsOf(amount, currency).map((color, at) => (
        <i key={at} className="chip" style={{ '--chip': color, '--at': at } as CSSProperties} />
      ))}
    </span>
  );
}
