import type { Currency, Round } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { formatHundredths } from '@goldwren/rules';
import { type KeyboardEvent, memo } from 'react';
import { coinCode, coins } from '../../../../lib/i18n/format.ts';
import { coinNames } from '../../model/outcome-sentence.ts';
import { stakedOn } from '../../model/staked-on.ts';

interface StakeControlProps {
  currency: Currency;
  stakes: readonly string[];
  stake: string;
  /** The round whose total stake is shown instead of the next stake. */
  raised: Pick<Round, 'stake' | 'raised'> | null;
  locked: boolean;
  onStep: (by: 1 | -1) => void;
  onChoose: (stake: string) => void;
  onMax: () => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** Sets the stake of the next round: one step down, a list, one step up, and the maximum that the balance covers. */
export function StakeControl(props: StakeControlProps) {
  const { currency, stakes, stake, raised, locked, onStep, onChoose, onMax } = props;
  const at = stakes.indexOf(stake);
  const stepWithArrows = (event: KeyboardEvent) => {
    const by = steps[event.key];
    // The list handles arrow keys itself.
    if (by === undefined || locked || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    onStep(by);
  };
  const total = raised ? formatHundredths(stakedOn(raised)) : stake;
  return (
    <fieldset className="stake-stepper" aria-label={play.stake} onKeyDown={stepWithArrows}>
      <StakeButton label={play.lower} sign="−" disabled={locked || at <= 0} onPress={() => onStep(-1)} />
      <span className="stake-amount">
        <output aria-label={play.stakeOf(coins(total), coinNames[currency])}>
          <span className="stake-word">{play.stake}</span>
          {coins(total)} {coinCode(currency)}
        </output>
        {/* An invisible native list covers the amount, so that every device opens its own picker. */}
        <select
          aria-label={play.stakeList}
          value={stake}
          disabled={locked}
          onChange={(event) => onChoose(event.target.value)}
        >
          <StakeOptions {...{ stakes, currency }} />
        </select>
      </span>
      <StakeButton label={play.raise} sign="+" disabled={locked || at >= stakes.length - 1} onPress={() => onStep(1)} />
      <StakeButton label={play.maxStake} sign={play.max} disabled={locked} onPress={onMax} />
    </fieldset>
  );
}

/** Memoized, because it formats many amounts, and the list changes only with the coin. */
const StakeOptions = memo(function StakeOptions({ stakes, currency }: Pick<StakeControlProps, 'stakes' | 'currency'>) {
  return stakes.map((one) => (
    <option key={one} value={one}>
      {coins(one)} {coinCode(currency)}
    </option>
  ));
});

interface StakeButtonProps {
  label: string;
  sign: string;
  disabled: boolean;
  onPress: () => void;
}

function StakeButton({ label, sign, disabled, onPress }: StakeButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn-s stake-step ${sign.length > 1 ? 'is-word' : ''}`}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
