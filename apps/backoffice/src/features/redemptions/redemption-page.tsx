import type { StaffRedemption } from '@goldwren/contracts/staff';
import { redemptionWords as words } from '@goldwren/messages/staff/redemptions';
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
import { When } from '../../shared/when.tsx';
import { RedemptionActions } from './redemption-actions.tsx';

/** One redemption with everything that is decided by, what happened to it, and the decisions. */
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
            <span className="block">{needs.length > 0 ? words.waitsFor(needs) : words.statuses[status]}</span>
            {due_at ? <Clock since={since} due={due_at} breached={breached} /> : <When at={since} />}
          </>
        }
        actions={<RedemptionActions redemption={redemption} />}
      >
        {words.one(moneyText(redemption.amount, 'sweeps'))}
      </PageTitle>
      <ExclusionMatches matches={redemption.exclusion_matches} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Request {...redemption} />
        <Player {...redemption} />
        <History {...redemption} />
      </div>
    </>
  );
}

function Request(redemption: StaffRedemption) {
  const { approved_by: approvedBy, approvals, approvals_needed: needed, withheld, paid_amount: paid } = redemption;
  const names = approvedBy.map(({ name }) => name).join(', ') || words.nobody;
  return (
    <SectionCard title={words.request}>
      <Facts
        facts={[
          [words.amount, <Money amount={redemption.amount} unit="sweeps" />],
          [words.method, words.methods[redemption.payout_method]],
          [words.details, redemption.payout_details],
          [words.asked, <When at={redemption.created_at} />],
          [words.approvedBy, `${names} (${words.approvalsOf(approvals, needed)})`],
          withheld ? [words.withheld, <Money amount={withheld} unit="USD" />] : null,
          paid ? [words.paid, <Money amount={paid} unit="USD" />] : null,
        ]}
      />
    </SectionCard>
  );
}

function standingOf({ suspended, redemption_suspended: barred }: StaffRedemption['person']): string {
  if (suspended) return words.suspended;
  return barred ? words.noRedemptions : words.good;
}

function Player({ player, person, limits }: StaffRedemption) {
  const amounts = [limits.request, limits.day, limits.month].map((amount) => moneyText(amount, 'USD'));
  return (
    <SectionCard title={words.person}>
      <Facts
        facts={[
          [words.player, <PlayerLink {...player} />],
          [words.region, [person.region, person.country].filter(Boolean).join(', ')],
          [words.identityStatus, words.identity[person.identity_status]],
          [words.memberSince, <When at={person.created_at} />],
          [words.standing, standingOf(person)],
          [words.limits, amounts.join(' · ')],
          limits.until ? [words.limitsUntil, <When at={limits.until} />] : null,
        ]}
      />
    </SectionCard>
  );
}

function History({ history }: StaffRedemption) {
  return (
    <SectionCard title={words.history} className="lg:col-span-2">
      <ol className="divide-y divide-line">
        {history.map(({ at, status, reason, note, by }) => (
          <li key={`${at} ${reason}`} className="py-2">
            <span className="font-medium">{words.statuses[status]}</span> <When at={at} />{' '}
            <span className="text-ink-2">{by?.name ?? words.product}</span>
            <span className="block">{words.told[reason]}</span>
            {note ? <span className="block whitespace-pre-line text-ink-2">{note}</span> : null}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
