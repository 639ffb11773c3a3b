import { tour } from '@goldwren/messages/current/tour';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import type { ReactNode } from 'react';
import { coinCode } from '../../lib/i18n/format.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { TwoCoins } from '../../shared/coins/two-coins.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { RoundSeal } from '../../shared/rosette/round-seal.tsx';

interface StepProps {
  goldOnly: boolean;
  /** Called when a link leaves the tour. */
  onLeave: () => void;
}

/** Step 1: the two coins, and the switch between them. */
export function CoinsStep({ goldOnly }: StepProps) {
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="min-w-56 flex-1 text-ink-2">{goldOnly ? tour.coins.textWithout : tour.coins.text}</p>
        {goldOnly ? null : <SwitchPicture />}
      </div>
      <TwoCoins noSweeps={goldOnly} className="mt-4 rounded-(--radius-m) border border-line p-4" />
    </>
  );
}

/** A picture of the coin switch of a table. Decorative: the text next to it says the same. */
function SwitchPicture() {
  return (
    <span aria-hidden="true" className="inline-flex rounded-full border border-line-strong bg-well p-1 font-semibold">
      <span data-coin="gc" className="flex items-center gap-1.5 rounded-full bg-(--accent-deep) px-3 py-1">
        <CoinMark currency="gold" />
        {coinCode('gold')}
      </span>
      <span data-coin="sc" className="flex items-center gap-1.5 px-3 py-1 text-ink-2">
        <CoinMark currency="sweeps" />
        {coinCode('sweeps')}
      </span>
    </span>
  );
}

/** The SHA-256 of the text "Goldwren tour", in place of the commitment of a round. */
const commitment = '8a938ad32b99f449a128295fa3ebfa830d1bfa4bfbfe89bdeb9149b005de0da7';

/** Step 2: the seal of a round, before and after its check. */
export function FairnessStep() {
  return (
    <ol className="mt-4 grid gap-4 sm:grid-cols-2">
      <SealCard label={tour.fairness.sealed} isVerified={false}>
        {tour.fairness.before}
      </SealCard>
      <SealCard label={tour.fairness.verified} isVerified>
        {tour.fairness.after}
      </SealCard>
    </ol>
  );
}

function SealCard({ label, isVerified, children }: { label: string; isVerified: boolean; children: ReactNode }) {
  return (
    <li data-coin="gc" className="flex items-center gap-4 rounded-(--radius-m) border border-line p-4 sm:block">
      <RoundSeal commitment={commitment} isVerified={isVerified} className="w-24 shrink-0 sm:mx-auto sm:mb-3 sm:w-36" />
      <div className="min-w-0">
        <p className={`flex items-center gap-1.5 font-semibold ${isVerified ? 'text-ok' : 'text-gc'}`}>
          {isVerified ? <FrameIcon name="check" className="size-5" /> : null}
          {label}
        </p>
        <p className="mt-1 text-ink-2">{children}</p>
      </div>
    </li>
  );
}

/** The icons of the third step: a fall that a line stops, a clock, and the two lines of a pause. */
const gauges = [
  { label: tour.limits.loss, path: 'M10 12 24 28l8-7 16 19M8 50h48' },
  { label: tour.limits.time, path: 'M32 12a20 20 0 1 1 0 40 20 20 0 0 1 0-40ZM32 20v12l8 6' },
  { label: tour.limits.pause, path: 'M24 18v28M40 18v28' },
] as const;

/** Step 3: the player's own limits. */
export function LimitsStep({ onLeave }: StepProps) {
  return (
    <>
      <p className="mt-2 text-ink-2">{tour.limits.text}</p>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:gap-4">
        {gauges.map(({ label, path }) => (
          <li key={label} className="rounded-(--radius-m) border border-line p-3 text-center text-sm font-semibold">
            <svg
              viewBox="0 0 64 64"
              aria-hidden="true"
              fill="none"
              strokeWidth="4"
              strokeLinecap="round"
              className="mx-auto mb-1 w-16 stroke-gc"
            >
              <path d={path} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <PageLink page="limits" onClick={onLeave} className="link mt-4 inline-flex min-h-11 items-center">
        {tour.limits.open}
      </PageLink>
    </>
  );
}
