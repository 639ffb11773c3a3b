import { play } from '@goldwren/messages/current/play';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { useGoTo } from '../../../../lib/navigation/use-go-to.ts';
import type { ProblemMessage } from '../../../../lib/problems/describe-problem.ts';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';

/** Shown when a game could not be started. Afterwards the player returns to the list of games. */
export function StartAlert({ problem }: { problem: ProblemMessage }) {
  const goTo = useGoTo();
  return (
    <AlertDialog
      title={problem.title}
      text={problem.text}
      answer={play.links.games}
      onAnswer={() => void goTo({ page: 'games' }, { replace: true })}
    >
      {problem.link && problem.link.page !== 'games' && (
        <ButtonLink page={problem.link.page} look="secondary">
          {problem.link.label}
        </ButtonLink>
      )}
    </AlertDialog>
  );
}
