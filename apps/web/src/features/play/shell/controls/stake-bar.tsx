import type { Currency, Round } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import type { KeyboardEvent } from 'react';
import { coinCode, coins } from '../../../../lib/format.ts';
import { play } from '../../../../lib/words/play.ts';
import { coinNames } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';

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
  /** The round on the table: while it is open, the stake shown is all that it has taken. */
  raised: Pick<Round, 'state' | 'stake' | 'raised'> | null;
  locked: boolean;
  onStep: (by: 1 | -1) => void;
  primary: PrimaryAction;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** The base stake and everything that decisions added to it. */
function totalStake({ stake, raised }: Pick<Round, 'stake' | 'raised'>): string {
  return formatHundredths(hundredthsOf(stake) + hundredthsOf(raised));
}

/** A held key repeats its click; a round must be asked for each time. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Stake and the one button that plays, where the thumb is. */
export function StakeBar({ currency, stakes, stake, raised, locked, onStep, primary }: StakeBarProps) {
  const at = stakes.indexOf(stake);
  const stepWithArrows = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || locked) return;
    event.preventDefault();
    onStep(by);
  };
  const total = raised?.state === 'open' ? totalStake(raised) : stake;
  return (
    <div className="stake-bar">
      <fieldset className="stake-stepper" aria-label={play.stake} onKeyDown={stepWithArrows}>
        <StepButton label={play.lower} sign="−" dead={locked || at <= 0} onPress={() => onStep(-1)} />
        <output className="stake-amount" aria-label={play.stakeOf(coins(total, currency), coinNames[currency])}>
          <span className="stake-word">{play.stake}</span>
          {coins(total, currency)} {coinCode(currency)}
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
