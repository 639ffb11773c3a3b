import type { StaffMarketingClaims } from '@goldwren/contracts/staff';
import { jurisdictionsMessages as messages } from '@goldwren/messages/staff/site/jurisdictions';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Detail } from '../../shared/detail.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';

/** Shows who last confirmed the claims in the footer, and whether the next confirmation is due. */
export function Claims() {
  const query = useQuery(queries.jurisdictions.claims());
  return (
    <div className="mt-6">
      <SectionCard title={messages.claims}>
        <Detail query={query}>{(claims) => <Confirmation {...claims} />}</Detail>
      </SectionCard>
    </div>
  );
}

function Confirmation({ claims, confirmed_at, confirmed_by, evidence, overdue }: StaffMarketingClaims) {
  return (
    <>
      <p className="mb-3">{messages.claimsText(claims.players, claims.rating)}</p>
      {overdue ? <StatusText tone="warn">{messages.overdue}</StatusText> : null}
      <Facts
        className="my-3"
        facts={[
          [messages.confirmed, confirmed_at ? <When key="at" at={confirmed_at} /> : messages.never],
          confirmed_by ? [messages.by, confirmed_by] : null,
          evidence ? [messages.evidence, evidence] : null,
        ]}
      />
      <ActionButton
        label={messages.confirm}
        text={messages.confirmText}
        fields={['reason']}
        send={({ reason }) => api.jurisdictions.confirmClaims({ body: { reason } })}
        done={messages.claimsDone}
      >
        {(errors) => <NoteField name="reason" error={errors.reason} />}
      </ActionButton>
    </>
  );
}
