import { playPause as messages } from '@goldwren/messages/current/play-pause';
import { Button } from '@goldwren/ui/button';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';
import { ButtonLink } from '../../../shared/navigation/page-link.tsx';
import { RealityCheck } from './reality-check.tsx';

interface PauseDialogProps {
  pause: ProblemMessage;
  hasStake?: boolean | undefined;
  /** Null while a round is open, because the round must be finished first. */
  onStop: (() => void) | null;
  onAnswered: () => void;
}

/** Explains why play is paused, what happened to the stake, and the options to continue. */
export function PauseDialog({ pause, hasStake = true, onStop, onAnswered }: PauseDialogProps) {
  const stop = onStop ? (
    <Button look="secondary" onClick={onStop}>
      {messages.stop}
    </Button>
  ) : null;
  if (pause.code === 'reality_check_due') {
    return (
      <Frame title={messages.check.title}>
        <RealityCheck onGoOn={onAnswered}>{stop}</RealityCheck>
      </Frame>
    );
  }
  return (
    <Frame title={pause.title} onDismissed={onAnswered}>
      <p className="text-ink-2">{pause.text}</p>
      {hasStake && pause.code === 'limit_reached' ? <p className="mt-2 text-ink-2">{messages.smaller}</p> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onAnswered}>{messages.close}</Button>
        <ButtonLink page="limits" look="secondary">
          {messages.limits}
        </ButtonLink>
        {stop}
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  /** Called on Escape. Omitted when only an answer closes the dialog. */
  onDismissed?: () => void;
  children: ReactNode;
}

/** Focuses the heading, not a button, so that a key press meant for the game answers nothing. */
function Frame({ title, onDismissed, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDismissed?.();
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-(--radius-l) border border-line bg-surface p-5 text-ink backdrop:bg-well/75"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
