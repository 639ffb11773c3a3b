import { piecesOf } from '@goldwren/messages/help/article';
import { isHelpSlug } from '@goldwren/messages/help/topics';
import type { Target } from '../../lib/navigation/path-to.ts';
import { PageLink } from '../navigation/page-link.tsx';

const articlePrefix = 'help/';

/** The target of a link in a help text. */
export function targetOf(written: string): Target {
  const article = written.startsWith(articlePrefix) ? written.slice(articlePrefix.length) : '';
  // Page names are not checked here; a test checks every link of every text.
  return isHelpSlug(article) ? { page: 'help-article', params: { article } } : ({ page: written } as Target);
}

/** A text of the Help Center or the FAQs with its links (packages/messages, help/article). */
export function LinkedText({ text }: { text: string }) {
  return piecesOf(text).map(({ text, target }, index) =>
    target === null ? (
      text
    ) : (
      <PageLink key={index} {...targetOf(target)} className="link">
        {text}
      </PageLink>
    ),
  );
}
