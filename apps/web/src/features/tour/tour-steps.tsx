import { tour } from '@goldwren/messages/current/tour';
import { coinCode } from '../../lib/i18n/format.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { TwoCoins } from '../../shared/coins/two-coins.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

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
      <TwoCoins noSweeps={goldOnly} brief className="mt-4 rounded-(--radius-m) border border-line p-4" />
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

/** A closed lock and a tick. The seal of a round is never drawn without a round. */
const checks = [
  {
    label: tour.fairness.sealed,
    text: tour.fairness.before,
    path: 'M16 28h32v24H16zM22 28v-8a10 10 0 0 1 20 0v8M32 37v6',
    color: 'stroke-gc',
  },
  {
    label: tour.fairness.verified,
    text: tour.fairness.after,
    path: 'M32 10a22 22 0 1 1 0 44 22 22 0 0 1 0-44ZM22 33l7 7 14-15',
    color: 'stroke-ok',
  },
] as const;

/** Step 2: a round before and after its check. */
export function FairnessStep() {
  return (
    <ol className="mt-4 grid gap-4 sm:grid-cols-2">
      {checks.map(({ label, text, path, color }) => (
        <li key={label} className="flex items-center gap-4 rounded-(--radius-m) border border-line p-4 sm:block">
          <Picture path={path} className={`w-20 shrink-0 sm:mx-auto sm:mb-3 sm:w-28 ${color}`} />
          <div className="min-w-0">
            <p className="font-semibold">{label}</p>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Picture({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
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
            <Picture path={path} className="mx-auto mb-1 w-16 stroke-gc" />
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
