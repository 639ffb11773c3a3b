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

/** Asks before a decision that gives away what is won. Going back has the focus: a key meant for the game loses nothing. */
export function DoubtDialog({ doubt, onAnswer }: DoubtDialogProps) {
  const goesOn = useRef(false);
  return (
    <AlertDialog title={doubt.title} text={doubt.text} answer={doubt.goBack} onAnswer={() => onAnswer(goesOn.current)}>
      <Button
        look="secondary"
        // Closed by itself, not taken away, so that the focus goes back to where it was.
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

/** `act` with the game's question before it, asked at most once per round. */
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
