import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { PlayProblem } from '../session/problem-words.ts';

/**
 * The alert of a game that could not be started (spec §8): read out at once, answered by one button, after which the
 * player is back at the games.
 */
export function StartAlert({ problem }: { problem: PlayProblem }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const leave = () => void navigate(paths.games, { replace: true });
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={leave}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-(--radius-l) border border-line bg-surface p-5 text-ink backdrop:bg-well/75"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {problem.title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-2">
        {problem.text}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={leave} autoFocus>
          Back to Games
        </Button>
        {problem.link && problem.link.to !== paths.games && (
          <ButtonLink to={problem.link.to} look="secondary">
            {problem.link.label}
          </ButtonLink>
        )}
      </div>
    </dialog>
  );
}
