import type { PlayLimit } from '@goldwren/contracts/player';
import { limits as messages } from '@goldwren/messages/current/limits';
import { type LimitKind, type LimitPeriod, limitPeriods } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { lazy, Suspense, useState } from 'react';
import { usedPercent } from './limit-units.ts';
import { WantedLimit } from './wanted-limit.tsx';

const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }));

interface KindCardProps {
  kind: LimitKind;
  /** The limits of this kind. A period that is missing has no limit. */
  limits: readonly PlayLimit[];
}

/** The limits of one kind for the day, the week and the month. */
export function KindCard({ kind, limits }: KindCardProps) {
  const [edited, setEdited] = useState<LimitPeriod | null>(null);
  return (
    <SectionCard title={messages.kinds[kind]}>
      <p className="-mt-1 text-sm text-ink-2">{messages.about[kind]}</p>
      <ul className="mt-2 divide-y divide-line">
        {limitPeriods.map((period) => (
          <PeriodRow
            key={period}
            {...{ kind, period }}
            limit={limits.find((limit) => limit.period === period) ?? null}
            onEdit={() => setEdited(period)}
          />
        ))}
      </ul>
      {edited ? (
        <Suspense fallback={null}>
          <LimitDialog
            kind={kind}
            period={edited}
            limit={limits.find((limit) => limit.period === edited) ?? null}
            onDone={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
    </SectionCard>
  );
}

interface PeriodRowProps {
  kind: LimitKind;
  period: LimitPeriod;
  limit: PlayLimit | null;
  onEdit: () => void;
}

function PeriodRow({ kind, period, limit, onEdit }: PeriodRowProps) {
  const button = limit ? messages.change : messages.set;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 last:pb-0">
      <div>
        <p className="text-sm text-ink-2">{messages.periods[period]}</p>
        <p className={limit ? 'font-semibold' : 'text-ink-3'}>
          {limit ? messages.amounts[kind](limit.amount) : messages.none}
        </p>
      </div>
      <Button
        look="secondary"
        aria-label={messages.of(button, messages.kinds[kind], messages.periods[period])}
        onClick={onEdit}
      >
        {button}
      </Button>
      {limit ? <Usage limit={limit} /> : null}
      {limit?.wanted ? <WantedLimit limit={limit} wanted={limit.wanted} /> : null}
    </li>
  );
}

/** Shows how much of the limit is used, as a bar and as text. */
function Usage({ limit }: { limit: PlayLimit }) {
  const { kind, used, left, reserved, resets_at: resetsAt } = limit;
  const amount = messages.amounts[kind];
  const text = used.startsWith('-')
    ? messages.ahead(amount(used.slice(1)), amount(left))
    : messages.used(amount(used), amount(left));
  return (
    <div className="col-span-2">
      <progress
        aria-label={text}
        value={usedPercent(limit)}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-well [&::-moz-progress-bar]:bg-info [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-info"
      />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
        <span>{text}</span>
        <span className="text-ink-3">{messages.resets(resetsAt)}</span>
      </p>
      {reserved ? (
        <p className="text-sm text-ink-2">{messages.reserved(amount(reserved.amount), reserved.until)}</p>
      ) : null}
    </div>
  );
}
