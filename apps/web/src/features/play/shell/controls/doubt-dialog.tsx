import type { Round } from '@goldwren/contracts/player';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { Button } from '@goldwren/ui/button';
import { useRef, useState } from 'react';
import type { Doubt, GameModule } from '../../model/game-module.ts';
import type { Decision } from '../../model/round-types.ts';

interface DoubtDialogProps {
  doubt: Doubt;
  onAnswer: (goOn: boolean) => void;
}

/**
 * Asks for confirmation before a decision that gives up a certain win. "Go back" has the focus, so that a key press meant
 * for the game has no effect.
 */
export function DoubtDialog({ doubt, onAnswer }: DoubtDialogProps) {
  const goesOn = useRef(false);
  return (
    <AlertDialog title={doubt.title} text={doubt.text} answer={doubt.goBack} onAnswer={() => onAnswer(goesOn.current)}>
      <Button
        look="secondary"
        // Closes the dialog natively instead of unmounting it, so that the focus returns to the previous element.
        onClick={({ currentTarget }) => {
          goesOn.current = true;
          currentTarget.closest('dialog')?.close();
        }}
      >
        {doubt.goOn}
      </Button>
    </AlertDialog>
  );
}

/** Wraps `act` with the game's confirmation question, at most once per round. */
export function useDoubt(
  round: Round | null,
  module: Pick<GameModule, 'doubtAbout'>,
  act: (decision: Decision) => void,
): { act: (decision: Decision) => void; doubt: DoubtDialogProps | null } {
  const [asked, setAsked] = useState<{ doubt: Doubt; decision: Decision } | null>(null);
  const lastAsked = useRef<string | null>(null);
  return {
    act(decision) {
      const doubt = round && round.round_id !== lastAsked.current ? module.doubtAbout?.(round, decision) : null;
      if (!round || !doubt) return act(decision);
      lastAsked.current = round.round_id;
      setAsked({ doubt, decision });
    },
    doubt: asked && {
      doubt: asked.doubt,
      onAnswer(goOn) {
        setAsked(null);
        if (goOn) act(asked.decision);
      },
    },
  };
}
