import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { useEffect } from 'react';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type PageId, pageOf } from '../../pages.ts';

/**
 * Sets the title and description of the page on screen. A page about a single item replaces the title once the item is
 * known.
 */
export function PageHead({ page }: { page: PageId }) {
  const { index } = pageOf(page);
  usePageTitle(pageMessages[page].title);
  useEffect(() => {
    // Loaded later, because the visible page does not need it.
    import('../../lib/navigation/describe-page.ts').then(
      ({ describePage }) => describePage(page),
      () => undefined,
    );
  }, [page]);
  return index ? null : <meta name="robots" content="noindex" />;
}
