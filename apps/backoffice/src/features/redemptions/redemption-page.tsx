import type { StaffRedemption } from '@goldwren/contracts/staff';
import { redemptionMessages as messages } from '@goldwren/messages/staff/money/redemptions';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { ExclusionMatches } from '../../shared/exclusion-matches.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { PlayerRisk } from '../../shared/risk-cards.tsx';
import { When } from '../../shared/when.tsx';
import { RedemptionActions } from './redemption-actions.tsx';

/** One redemption with the facts for the decision, its history, and the decisions. */
export function RedemptionPage({ id }: { id: string }) {
  const query = useQuery(queries.redemptions.get({ params: { id } }));
  return <Detail query={query}>{(redemption) => <Redemption {...redemption} />}</Detail>;
}

function Redemption(redemption: StaffRedemption) {
  const { status, needs, since, due_at, breached } = redemption;
  return (
    <>
      <PageTitle
        about={
          <>
            <span className="block">{needs.length > 0 ? messages.waitsFor(needs) : messages.statuses[status]}</span>
            {due_at ? <Clock since={since} due={due_at} breached={breached} /> : <When at={since} />}
          </>
        }
        actions={<RedemptionActions redemption={redemption} />}
      >
        {messages.one(moneyText(redemption.amount, 'sweeps'))}
      </PageTitle>
      <ExclusionMatches matches={redemption.exclusion_matches} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Request {...redemption} />
        <Player {...redemption} />
        <History {...redemption} />
      </div>
      <PlayerRisk playerId={redemption.player.id} />
    </>
  );
}

function Request(redemption: StaffRedemption) {
  const { approved_by: approvedBy, approvals, approvals_needed: needed, withheld, paid_amount: paid } = redemption;
  const names = approvedBy.map(({ name }) => name).join(', ') || messages.noApproval;
  return (
    <SectionCard title={messages.request}>
      <Facts
        facts={[
          [messages.amount, <Money amount={redemption.amount} unit="sweeps" />],
          [messages.method, messages.methods[redemption.payout_method]],
          [messages.details, redemption.payout_details],
          [messages.asked, <When at={redemption.created_at} />],
          [messages.approvedBy, `${names} (${messages.approvalsOf(approvals, needed)})`],
          withheld ? [messages.withheld, <Money amount={withheld} unit="USD" />] : null,
          paid ? [messages.paid, <Money amount={paid} unit="USD" />] : null,
        ]}
      />
    </SectionCard>
  );
}

function standingOf({ suspended, redemption_suspended: barred }: StaffRedemption['person']): string {
  if (suspended) return messages.suspended;
  return barred ? messages.noRedemptions : messages.good;
}

function Player({ player, person, limits }: StaffRedemption) {
  const amounts = [limits.request, limits.day, limits.month].map((amount) => moneyText(amount, 'USD'));
  return (
    <SectionCard title={messages.person}>
      <Facts
        facts={[
          [messages.player, <PlayerLink {...player} />],
          [messages.region, [person.region, person.country].filter(Boolean).join(', ')],
          [messages.identityStatus, messages.identity[person.identity_status]],
          [messages.memberSince, <When at={person.created_at} />],
          [messages.standing, standingOf(person)],
          [messages.limits, amounts.join(' · ')],
          limits.until ? [messages.limitsUntil, <When at={limits.until} />] : null,
        ]}
      />
    </SectionCard>
  );
}

function History({ history }: StaffRedemption) {
  return (
    <SectionCard title={messages.history} className="lg:col-span-2">
      <ol className="divide-y divide-line">
        {history.map(({ at, status, reason, note, by }) => (
          <li key={`${at} ${reason}`} className="py-2">
            <span className="font-medium">{messages.statuses[status]}</span> <When at={at} />{' '}
            <span className="text-ink-2">{by?.name ?? messages.product}</span>
            <span className="block">{messages.told[reason]}</span>
            {note ? <span className="block whitespace-pre-line text-ink-2">{note}</span> : null}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
