import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { PageLink } from '../navigation/page-link.tsx';

/** Leads to the daily challenge. It fits on the line of a title, because the first game must be in view on a phone. */
export function ChallengeLink() {
  return (
    <PageLink page="daily-challenge" className="link -my-2.5 inline-flex min-h-11 shrink-0 items-center font-semibold">
      {pageMessages['daily-challenge'].title}
    </PageLink>
  );
}
