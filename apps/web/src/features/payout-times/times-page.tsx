import type { RedemptionTimes } from '@goldwren/contracts/player';
import { payoutTimes as messages } from '@goldwren/messages/current/payout-times';
import { redemptions } from '@goldwren/messages/current/redemptions';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { type TimesRow, TimesTable } from './times-table.tsx';

/** Promised and measured payout times. The page is public. */
export function TimesPage() {
  const times = useQuery(queries.redemptions.times());
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{messages.title}</h1>
      <div className="mt-2">
        <Loaded
          query={times}
          loading={messages.loading}
          skeleton={<Skeleton className="h-180" />}
          problem={messages.problem}
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
      name: messages.steps[step],
      promise:
        promise === null ? (step === 'payment' ? messages.byMethodNote : messages.noPromise) : messages.days(promise),
      measured,
    }),
  );
  const methods = times.methods.map(
    ({ method, promise, payment, in_all: inAll }): TimesRow => ({
      key: method,
      name: redemptions.methods[method],
      promise: messages.days(promise),
      measured: inAll,
      payment,
    }),
  );
  return (
    <div className="grid gap-3 md:gap-4">
      <p className="mb-1 max-w-2xl text-ink-2">{messages.intro(times.days)}</p>
      <SectionCard title={messages.byStep}>
        <TimesTable caption={messages.captionSteps} head={messages.step} rows={steps} />
      </SectionCard>
      <SectionCard title={messages.byMethod}>
        <TimesTable caption={messages.captionMethods} head={messages.method} rows={methods} />
      </SectionCard>
      <p className="text-sm text-ink-3">
        {messages.fromApproval} {messages.noneNote}
      </p>
      <p>
        <PageLink page="redemptions" className="link inline-flex min-h-11 items-center">
          {messages.more}
        </PageLink>
      </p>
    </div>
  );
}
