import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { plinkoFortune as messages } from '@goldwren/messages/current/games/plinko-fortune';
import type { ChoiceProps } from '../../model/game-module.ts';
import { ChoiceSwitch } from '../../shell/controls/choice-switch.tsx';
import { riskOf } from './drop.ts';

const options = plinkoFortune.maths.data.risks.map(({ id }) => ({ value: id, label: messages.risks[id] }));

/** Chooses the risk, that is, how much the slots differ. */
export function RiskChoice({ choice, locked, onChange }: ChoiceProps) {
  return (
    <ChoiceSwitch
      legend={messages.risk}
      options={options}
      value={riskOf(choice)}
      locked={locked}
      onChange={(risk) => onChange({ risk })}
    />
  );
}
