import type { Currency } from '@goldwren/contracts/player';
import type { KeyboardEvent } from 'react';
import { coinCode, coins } from '../../../../lib/format.ts';
import { play } from '../../../../lib/words/play.ts';
import { coinNames } from '../../model/outcome-sentence.ts';

export interface PrimaryAction {
  readonly label: string;
  /** Pressing does nothing now. */
  readonly busy: boolean;
  press(): void;
}

interface StakeBarProps {
  currency: Currency;
  stakes: readonly string[];
  stake: string;
  locked: boolean;
  onStep: (by: 1 | -1) => void;
  primary: PrimaryAction;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** A held key repeats its click; a round must be asked for each time. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Stake and the one button that plays, where the thumb is. */
export function StakeBar({ currency, stakes, stake, locked, onStep, primary }: StakeBarProps) {
  const at = stakes.indexOf(stake);
  const stepWithArrows = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || locked) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <div className="stake-bar">
      <fieldset className="stake-stepper" aria-label={play.stake} onKeyDown={stepWithArrows}>
        <StepButton label={play.lower} sign="−" dead={locked || at <= 0} onPress={() => onStep(-1)} />
        <output className="stake-amount" aria-label={play.stakeOf(coins(stake, currency), coinNames[currency])}>
          <span className="stake-word">{play.stake}</span>
          {coins(stake, currency)} {coinCode(currency)}
        </output>
        <StepButton label={play.raise} sign="+" dead={locked || at >= stakes.length - 1} onPress={() => onStep(1)} />
      </fieldset>
      <button
        type="button"
        className="btn btn-a play-button"
        aria-disabled={primary.busy || undefined}
        onKeyDown={ignoreRepeats}
        onClick={() => !primary.busy && primary.press()}
      >
        {primary.label}
      </button>
    </div>
  );
}

function StepButton({
  label,
  sign,
  dead,
  onPress,
}: {
  label: string;
  sign: string;
  dead: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="btn btn-s stake-step"
      aria-label={label}
      aria-disabled={dead || undefined}
      onClick={() => !dead && onPress()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
