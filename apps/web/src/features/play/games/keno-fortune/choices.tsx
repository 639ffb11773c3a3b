import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { Button } from '@goldwren/ui/button';
import type { ChoiceProps } from '../../model/game-module.ts';
import { picksOf, quickPick } from './card-view.ts';

/** The buttons that fill and clear the card. */
export function KenoChoices({ choice, locked, onChange }: ChoiceProps) {
  const picks = picksOf(choice);
  return (
    <>
      <Button look="secondary" busy={locked} onClick={() => onChange({ numbers: [...quickPick(picks)] })}>
        {messages.quickPick}
      </Button>
      <Button look="secondary" busy={locked || picks.length === 0} onClick={() => onChange({ numbers: [] })}>
        {messages.clear}
      </Button>
    </>
  );
}
