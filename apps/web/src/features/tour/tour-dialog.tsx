import { dashboard } from '@goldwren/messages/current/dashboard';
import { tour } from '@goldwren/messages/current/tour';
import { Button } from '@goldwren/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { CoinsStep, FairnessStep, LimitsStep } from './tour-steps.tsx';

const steps = [
  { title: tour.coins.title, Body: CoinsStep },
  { title: tour.fairness.title, Body: FairnessStep },
  { title: tour.limits.title, Body: LimitsStep },
] as const;

/**
 * The tour, in the browser's modal dialog: nothing on the page moves, Escape skips it, and the focus then returns to its
 * previous element. The first game can be started from each step.
 * @param props.onSeen Called when the player skips or finishes the tour.
 */
export function TourDialog({ onSeen }: { onSeen: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const goldOnly = useGoldOnly();
  const [step, setStep] = useState(0);
  const { title, Body } = steps[step] ?? steps[0];
  const isLast = step === steps.length - 1;
  const isRemoved = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    isRemoved.current = false;
    shown?.showModal();
    return () => {
      isRemoved.current = true;
      // Closing returns the focus, which removing the element does not.
      shown?.close();
    };
  }, []);
  // Also when the step changes.
  useEffect(() => {
    heading.current?.focus();
    dialog.current?.scrollTo?.(0, 0);
  }, [step]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => isRemoved.current || onSeen()}
      className="m-auto open:flex flex-col max-sm:min-h-[min(45rem,calc(100dvh-1rem))] w-[min(42rem,calc(100vw-1rem))] max-h-[calc(100dvh-1rem)] rounded-(--radius-l) border border-line bg-surface p-0 text-ink backdrop:bg-well/75"
    >
      <div className="flex-1 p-4 pb-4 sm:p-6 sm:pb-5">
        <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
          <p id={`${id}-step`} className="text-sm text-ink-2">
            {tour.stepOf(step + 1, steps.length)}
          </p>
          <Button look="quiet" onClick={() => dialog.current?.close()} className="-mr-3 text-ink-2">
            {tour.skip}
          </Button>
        </div>
        <h2 ref={heading} id={id} aria-describedby={`${id}-step`} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <Body goldOnly={goldOnly} onLeave={onSeen} />
      </div>
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-2 border-t border-line bg-surface p-3 *:flex-auto sm:px-6 sm:*:flex-none low:static">
        <PlayFirst isLast={isLast} onLeave={onSeen} />
        {step > 0 ? (
          <Button look="secondary" onClick={() => setStep(step - 1)}>
            {tour.back}
          </Button>
        ) : null}
        {isLast ? null : <Button onClick={() => setStep(step + 1)}>{tour.next}</Button>}
      </div>
    </dialog>
  );
}

/** Opens the table of the first game, which starts with Gold Coins. Without the list of games, it opens the games. */
function PlayFirst({ isLast, onLeave }: { isLast: boolean; onLeave: () => void }) {
  const { data } = useQuery(queries.games.list());
  const first = data?.results.find(({ enabled }) => enabled);
  const look = isLast ? 'primary' : 'secondary';
  // The last step has its main action at the end, where the others have theirs.
  const play = isLast ? 'order-last basis-full sm:basis-auto' : 'basis-full sm:mr-auto sm:basis-auto';
  return first ? (
    <ButtonLink page="game-player" params={{ slug: first.slug }} look={look} onClick={onLeave} className={play}>
      {tour.play(first.title)}
    </ButtonLink>
  ) : (
    <ButtonLink page="games" look={look} onClick={onLeave} className={play}>
      {dashboard.playGames}
    </ButtonLink>
  );
}
