import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { useNavigate } from 'react-router';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../shared/button-link.tsx';
import type { PlayProblem } from '../../model/problem-words.ts';

/** The alert of a game that could not be started (spec §8), after which the player is back at the games. */
export function StartAlert({ problem }: { problem: PlayProblem }) {
  const navigate = useNavigate();
  return (
    <AlertDialog
      title={problem.title}
      text={problem.text}
      answer="Back to Games"
      onAnswer={() => void navigate(paths.games, { replace: true })}
    >
      {problem.link && problem.link.to !== paths.games && (
        <ButtonLink to={problem.link.to} look="secondary">
          {problem.link.label}
        </ButtonLink>
      )}
    </AlertDialog>
  );
}
