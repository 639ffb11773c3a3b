import type { PlayLimit } from '@goldwren/contracts/player';
import { limits as words } from '@goldwren/messages/current/limits';
import { type LimitKind, type LimitPeriod, limitPeriods } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { lazy, Suspense, useState } from 'react';
import { usedPercent } from './limit-units.ts';
import { WantedLimit } from './wanted-limit.tsx';

const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }));

interface KindCardProps {
  kind: LimitKind;
  /** Of this kind, by period; a period that is not there has none. */
  limits: readonly PlayLimit[];
}

/** The limits of one kind for the day, the week and the month. */
export function KindCard({ kind, limits }: KindCardProps) {
  const [edited, setEdited] = useState<LimitPeriod | null>(null);
  return (
    <SectionCard title={words.kinds[kind]}>
      <p className="-mt-1 text-sm text-ink-2">{words.about[kind]}</p>
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
  const button = limit ? words.change : words.set;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 last:pb-0">
      <div>
        <p className="text-sm text-ink-2">{words.periods[period]}</p>
        <p className={limit ? 'font-semibold' : 'text-ink-3'}>
          {limit ? words.amounts[kind](limit.amount) : words.none}
        </p>
      </div>
      <Button look="secondary" aria-label={words.of(button, words.kinds[kind], words.periods[period])} onClick={onEdit}>
        {button}
      </Button>
      {limit ? <Usage limit={limit} /> : null}
      {limit?.wanted ? <WantedLimit limit={limit} wanted={limit.wanted} /> : null}
    </li>
  );
}

/** What of the period's limit is used, as a bar and in words. */
function Usage({ limit }: { limit: PlayLimit }) {
  const { kind, used, left, reserved, resets_at: resetsAt } = limit;
  const amount = words.amounts[kind];
  const said = used.startsWith('-')
    ? words.ahead(amount(used.slice(1)), amount(left))
    : words.used(amount(used), amount(left));
  return (
    <div className="col-span-2">
      <progress
        aria-label={said}
        value={usedPercent(limit)}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-well [&::-moz-progress-bar]:bg-info [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-info"
      />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
        <span>{said}</span>
        <span className="text-ink-3">{words.resets(resetsAt)}</span>
      </p>
      {reserved ? (
        <p className="text-sm text-ink-2">{words.reserved(amount(reserved.amount), reserved.until)}</p>
      ) : null}
    </div>
  );
}
