import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { useEffect } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { type PageId, pageOf } from '../../pages.ts';

/** What the document says of the page on screen. A page about one thing replaces the title once it knows which. */
export function PageHead({ page }: { page: PageId }) {
  const { index } = pageOf(page);
  usePageTitle(pageMessages[page].title);
  useEffect(() => {
    // Nobody who is looking at the page waits for them.
    import('../../lib/describe-page.ts').then(
      ({ describePage }) => describePage(page),
      () => undefined,
    );
  }, [page]);
  return index ? null : <meta name="robots" content="noindex" />;
}
