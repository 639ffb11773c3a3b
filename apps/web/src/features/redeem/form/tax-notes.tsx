import { redeem } from '@goldwren/messages/current/redeem';
import { formatHundredths, needsW9, parseHundredths, usdCentsOf, withheldCents } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api/queries.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { draftHundredths, type RedemptionDraft } from './redemption-draft.ts';

const messages = redeem.tax;

/** Explains the tax requirements before the request. */
export function TaxNotes({ draft }: { draft: RedemptionDraft }) {
  const country = useAuth((state) => state.user?.country);
  const year = useQuery({ ...queries.tax.w9(), enabled: country === 'US' });
  const cents = usdCentsOf(draftHundredths(draft) ?? 0n);
  const withheld = withheldCents(country ?? 'US', cents);
  const paid = year.data?.paid_this_year ?? '0.00';
  const gives = country === 'US' && needsW9(country, { paidCents: parseHundredths(paid) ?? 0n, thisCents: cents });
  return (
    <div className="flex gap-2.5 text-sm text-ink-2">
      <Icon name="info" className="mt-0.5 size-4.5" />
      <div className="grid gap-1">
        <p className="sr-only">{messages.title}</p>
        {country === 'US' ? (
          <>
            <p className={withheld > 0n ? 'font-semibold text-ink' : ''}>
              {withheld > 0n
                ? messages.withheld(formatHundredths(withheld), formatHundredths(cents - withheld))
                : messages.withholding}
            </p>
            <p>{gives ? (year.data?.on_file ? messages.w9OnFile : messages.w9Now(paid)) : messages.w9}</p>
          </>
        ) : null}
        {country === 'CA' ? <p>{messages.canada}</p> : null}
      </div>
    </div>
  );
}
