import type { StaffMarketingClaims } from '@goldwren/contracts/staff';
import { jurisdictionsWords as words } from '@goldwren/messages/staff/jurisdictions';
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

/** The footer's claims: who last saw to it that they are true, and whether it is time again. */
export function Claims() {
  const query = useQuery(queries.jurisdictions.claims());
  return (
    <div className="mt-6">
      <SectionCard title={words.claims}>
        <Detail query={query}>{(claims) => <Confirmation {...claims} />}</Detail>
      </SectionCard>
    </div>
  );
}

function Confirmation({ claims, confirmed_at, confirmed_by, evidence, overdue }: StaffMarketingClaims) {
  return (
    <>
      <p className="mb-3">{words.claimsText(claims.players, claims.rating)}</p>
      {overdue ? <StatusText tone="warn">{words.overdue}</StatusText> : null}
      <Facts
        className="my-3"
        facts={[
          [words.confirmed, confirmed_at ? <When key="at" at={confirmed_at} /> : words.never],
          confirmed_by ? [words.by, confirmed_by] : null,
          evidence ? [words.evidence, evidence] : null,
        ]}
      />
      <ActionButton
        label={words.confirm}
        title={words.confirm}
        text={words.confirmText}
        confirm={words.confirm}
        fields={['reason']}
        send={({ reason }) => api.jurisdictions.confirmClaims({ body: { reason } })}
        done={words.claimsDone}
      >
        {(errors) => <NoteField name="reason" error={errors.reason} />}
      </ActionButton>
    </>
  );
}
