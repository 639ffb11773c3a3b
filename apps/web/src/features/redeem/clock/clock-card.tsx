import type { RedemptionTimes } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { identityReview, type PayoutMethod, payoutTerms, redemptionStates } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { measuredTime } from '../../../shared/coins/measured-time.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';

const messages = redeem.clock;

type Measured = RedemptionTimes['steps'][number]['measured'];

const payoutDays = Object.values(payoutTerms).map(({ businessDays }) => businessDays);
/** The range from the fastest payout method to the slowest. */
const anyMethod = {
  from: Math.min(...payoutDays.map(({ from }) => from)),
  to: Math.max(...payoutDays.map(({ to }) => to)),
};

/** Each step with its promised and its measured time. Without a method, the payout covers all methods. */
export function ClockCard({ method }: { method?: PayoutMethod }) {
  const times = useQuery(queries.redemptions.times());
  const measured = (step: RedemptionTimes['steps'][number]['step']) =>
    times.data?.steps.find((each) => each.step === step)?.measured ?? null;
  const ofMethod = times.data?.methods.find((each) => each.method === method)?.payment ?? null;
  const { targetHours, maxBusinessDays } = identityReview;
  return (
    <SectionCard title={messages.title}>
      <dl className="divide-y divide-line">
        <Step name={messages.verification} measured={measured('verification')}>
          {messages.verificationPromise(targetHours, maxBusinessDays)}
        </Step>
        <Step name={messages.review} measured={measured('review')}>
          {messages.days(redemptionStates.in_review.businessDays)}
        </Step>
        <Step name={messages.handover} measured={measured('handover')}>
          {messages.days(redemptionStates.approved.businessDays)}
        </Step>
        <Step name={messages.payment} measured={method ? ofMethod : measured('payment')}>
          {method ? messages.days(payoutTerms[method].businessDays) : messages.byMethod(anyMethod)}
        </Step>
      </dl>
      <p className="mt-3 text-sm text-ink-3">{messages.unverified}</p>
      <PageLink page="payout-times" className="link mt-2 inline-flex min-h-11 items-center text-sm">
        {messages.more}
      </PageLink>
    </SectionCard>
  );
}

function Step({ name, measured, children }: { name: string; measured: Measured; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_1.3fr] gap-x-3 py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
      {measured ? (
        <dd className="col-span-2 text-right text-sm text-ink-3">
          {messages.measured(measuredTime(measured.p50_hours))}
        </dd>
      ) : null}
    </div>
  );
}
