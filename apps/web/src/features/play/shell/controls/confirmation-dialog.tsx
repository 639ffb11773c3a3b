import type { Round } from '@goldwren/contracts/player';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { Button } from '@goldwren/ui/button';
import { useRef, useState } from 'react';
import type { Confirmation, GameModule } from '../../model/game-module.ts';
import type { Decision } from '../../model/round-types.ts';

interface ConfirmationDialogProps {
  confirmation: Confirmation;
  onAnswer: (goOn: boolean) => void;
}

/**
 * Requests confirmation before a decision that gives up a certain win. "Go back" has the focus, so that a key press meant
 * for the game has no effect.
 */
export function ConfirmationDialog({ confirmation, onAnswer }: ConfirmationDialogProps) {
  const isConfirmed = useRef(false);
  return (
    <AlertDialog
      title={confirmation.title}
      text={confirmation.text}
      answer={confirmation.goBack}
      onAnswer={() => onAnswer(isConfirmed.current)}
    >
      <Button
        look="secondary"
        // Closes the dialog natively instead of unmounting it, so that the focus returns to the previous element.
        onClick={({ currentTarget }) => {
          isConfirmed.current = true;
          currentTarget.closest('dialog')?.close();
        }}
      >
        {confirmation.goOn}
      </Button>
    </AlertDialog>
  );
}

/** Wraps `act` with the game's confirmation question, at most once per round. */
export function useConfirmation(
  round: Round | null,
  module: Pick<GameModule, 'confirmationFor'>,
  act: (decision: Decision) => void,
): { act: (decision: Decision) => void; confirmation: ConfirmationDialogProps | null } {
  const [pending, setPending] = useState<{ confirmation: Confirmation; decision: Decision } | null>(null);
  const lastAskedRound = useRef<string | null>(null);
  return {
    act(decision) {
      const confirmation =
        round && round.round_id !== lastAskedRound.current ? module.confirmationFor?.(round, decision) : null;
      if (!round || !confirmation) return act(decision);
      lastAskedRound.current = round.round_id;
      setPending({ confirmation, decision });
    },
    confirmation: pending && {
      confirmation: pending.confirmation,
      onAnswer(goOn) {
        setPending(null);
        if (goOn) act(pending.decision);
      },
    },
  };
}
