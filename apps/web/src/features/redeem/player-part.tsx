import type { Redemption, User } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '../../lib/browser/use-now.ts';
import { useClearedBadge } from '../../lib/push/use-cleared-badge.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { ClockCard } from './clock/clock-card.tsx';
import { NoPrizes } from './eligibility/no-prizes.tsx';
import { Numbers } from './eligibility/numbers.tsx';
import { RulesPanel } from './eligibility/rules-panel.tsx';
import { rulesFor, useEligibility } from './eligibility/use-eligibility.ts';
import type { RedemptionDraft } from './form/redemption-draft.ts';
import { RedemptionForm } from './form/redemption-form.tsx';
import { RequestReceived } from './form/request-received.tsx';
import { History } from './history/history.tsx';
import { useRedemptions } from './history/use-redemptions.ts';
import { neededOf } from './needs/needed-of.ts';
import { WinnerConsent } from './winner/winner-consent.tsx';

const Needs = lazy(async () => ({ default: (await import('./needs/needs.tsx')).Needs }));
const IdentityPart = lazy(async () => ({ default: (await import('./identity/identity-part.tsx')).IdentityPart }));

/** Form, rules and history of a signed-in player. */
export function PlayerPart({ user }: { user: User }) {
  const [draft, setDraft] = useState<RedemptionDraft>({ amountText: '', method: 'bank' });
  const [submitted, setSubmitted] = useState<Redemption | null>(null);
  const redemptions = useRedemptions();
  useClearedBadge();
  const needed = neededOf(redemptions.shown);
  const goldOnly = useGoldOnly();
  // A player who moved to such a region may have earlier redemptions.
  const hasNothingHere = goldOnly && redemptions.shown.length === 0;
  const needsIdentity = needed.some(({ need }) => need === 'identity');
  return (
    <div className="grid min-w-0 gap-3 md:gap-4">
      {needed.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Needs needed={needed} />
        </Suspense>
      ) : null}
      {goldOnly ? (
        <NoPrizes />
      ) : (
        <RequestSection draft={draft} onDraftChange={setDraft} submitted={submitted} onSubmitted={setSubmitted} />
      )}
      <div className="mt-4">
        <History redemptions={redemptions} />
      </div>
      {needsIdentity || hasNothingHere ? null : (
        <SectionCard title={redeem.needs.identity}>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <IdentityPart />
          </Suspense>
        </SectionCard>
      )}
      {hasNothingHere ? null : <WinnerConsent user={user} />}
    </div>
  );
}

interface RequestSectionProps {
  draft: RedemptionDraft;
  onDraftChange: (draft: RedemptionDraft) => void;
  /** The redemption that was just requested. It replaces the form. */
  submitted: Redemption | null;
  onSubmitted: (redemption: Redemption) => void;
}

/** The form next to the rules that apply to the typed amount. */
function RequestSection({ draft, onDraftChange, submitted, onSubmitted }: RequestSectionProps) {
  const { answer, answersDraft } = useEligibility(draft);
  const now = useNow();
  const rules = answer.data ? rulesFor(answer.data, draft, new Date(now), answersDraft) : null;
  return (
    <>
      <Loaded
        query={answer}
        loading={redeem.numbers.loading}
        skeleton={<Numbers />}
        problem={redeem.numbers.problem}
        problemClass="card p-5"
        keepsOlder
      >
        {(shown) => <Numbers amounts={shown.amounts} />}
      </Loaded>
      <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-[1.2fr_1fr]">
        <SectionCard title={submitted ? redeem.title : redeem.form.title}>
          {submitted ? (
            <RequestReceived redemption={submitted} />
          ) : (
            <RedemptionForm
              draft={draft}
              onDraftChange={onDraftChange}
              rules={rules}
              redeemable={answer.data?.amounts.redeemable}
              onSubmitted={onSubmitted}
            />
          )}
        </SectionCard>
        {submitted ? null : (
          <div className="min-w-0 lg:row-span-2">
            {rules ? <RulesPanel rules={rules} /> : <Skeleton className="h-180" />}
          </div>
        )}
        <ClockCard method={draft.method} />
      </div>
    </>
  );
}
