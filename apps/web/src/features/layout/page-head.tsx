import { useEffect } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { pageWords } from '../../lib/words/pages.ts';
import { type PageId, pageOf } from '../../pages.ts';

/** What the document says of the page on screen. A page about one thing replaces the title once it knows which. */
export function PageHead({ page }: { page: PageId }) {
  const { title, description } = pageWords[page];
  const { index } = pageOf(page);
  usePageTitle(title);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return index ? null : <meta name="robots" content="noindex" />;
}
