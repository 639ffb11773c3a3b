import { dashboard } from '@goldwren/messages/current/dashboard';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const pages = ['activity', 'achievements', 'best-rounds', 'limits', 'account', 'support'] as const;

/** Links to the player's pages that no site menu lists. */
export function OwnPages() {
  return (
    <nav aria-label={dashboard.ownPages}>
      <ul className="flex flex-wrap gap-x-4 text-sm sm:gap-x-5 sm:text-base">
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page} className="link inline-flex min-h-11 items-center text-ink-2">
              {pageMessages[page].title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
