import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import type { ChoiceProps } from '../../model/game-module.ts';
import { ChoiceSwitch } from '../../shell/controls/choice-switch.tsx';
import { mineCounts, minesOf } from './field-view.ts';

const options = mineCounts.map((mines) => ({ value: mines, label: String(mines) }));

/** Chooses the number of mines. */
export function MinesChoices({ choice, locked, onChange }: ChoiceProps) {
  return (
    <ChoiceSwitch
      legend={messages.mines}
      {...{ options, locked }}
      value={minesOf(choice)}
      onChange={(mines) => onChange({ mines })}
    />
  );
}
