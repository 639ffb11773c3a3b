import { lobby } from '@goldwren/messages/current/lobby';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { PageLink } from '../navigation/page-link.tsx';

/** A line that leads to the daily challenge. */
export function ChallengeLink() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <PageLink page="daily-challenge" className="link inline-flex min-h-11 items-center font-semibold">
        {pageMessages['daily-challenge'].title}
      </PageLink>
      {lobby.challenge}
    </p>
  );
}
