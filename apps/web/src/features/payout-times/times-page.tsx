import type { RedemptionTimes } from '@goldwren/contracts/player';
import { payoutTimes as words } from '@goldwren/messages/current/payout-times';
import { redemptions } from '@goldwren/messages/current/redemptions';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { type TimesRow, TimesTable } from './times-table.tsx';

/** What is promised, and what was measured: for everybody. */
export function TimesPage() {
  const times = useQuery(queries.redemptions.times());
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{words.title}</h1>
      <div className="mt-2">
        <Loaded
          query={times}
          loading={words.loading}
          skeleton={<Skeleton className="h-180" />}
          problem={words.problem}
          problemClass="card p-5"
        >
          {(shown) => <Times times={shown} />}
        </Loaded>
      </div>
    </div>
  );
}

function Times({ times }: { times: RedemptionTimes }) {
  const steps = times.steps.map(
    ({ step, promise, measured }): TimesRow => ({
      key: step,
      name: words.steps[step],
      promise: promise === null ? (step === 'payment' ? words.byMethodNote : words.noPromise) : words.days(promise),
      measured,
    }),
  );
  const methods = times.methods.map(
    ({ method, promise, payment, in_all: inAll }): TimesRow => ({
      key: method,
      name: redemptions.methods[method],
      promise: words.days(promise),
      measured: inAll,
      payment,
    }),
  );
  return (
    <div className="grid gap-3 md:gap-4">
      <p className="mb-1 max-w-2xl text-ink-2">{words.intro(times.days)}</p>
      <SectionCard title={words.byStep}>
        <TimesTable caption={words.captionSteps} head={words.step} rows={steps} />
      </SectionCard>
      <SectionCard title={words.byMethod}>
        <TimesTable caption={words.captionMethods} head={words.method} rows={methods} />
      </SectionCard>
      <p className="text-sm text-ink-3">
        {words.fromApproval} {words.noneNote}
      </p>
      <p>
        <PageLink page="redemptions" className="link inline-flex min-h-11 items-center">
          {words.more}
        </PageLink>
      </p>
    </div>
  );
}
