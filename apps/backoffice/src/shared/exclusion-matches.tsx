import type { ExclusionMatch } from '@goldwren/contracts/staff';
import { exclusionsMessages as messages } from '@goldwren/messages/staff/checks/exclusions';
import { Banner } from '@goldwren/ui/status-text';
import { PageLink } from './page-link.tsx';

/** Warns staff who decide about identity or a prize that the account may belong to an excluded person. */
export function ExclusionMatches({ matches }: { matches: readonly ExclusionMatch[] }) {
  const holding = matches.filter(({ state }) => state !== 'cleared');
  if (holding.length === 0) return null;
  return (
    <Banner tone="warn" className="mb-4 max-w-4xl">
      <p className="font-medium">{messages.warning}</p>
      <p>{messages.warningText}</p>
      <ul className="mt-2">
        {holding.map(({ id, verdict, reasons, state }) => (
          <li key={id}>
            {`${messages.verdicts[verdict]} (${messages.states[state]}): ${messages.inCommon(reasons)}. `}
            <PageLink page="exclusion-match" params={{ id }} className="link">
              {messages.open}
            </PageLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
