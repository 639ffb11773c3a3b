import { text } from 'node:stream/consumers';
import { pageDescriptions } from '@goldwren/messages/current/page-descriptions';
import { pages } from '@goldwren/messages/current/pages';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { applyKnownAnswers, type KnownAnswer } from '../lib/api/known-answers.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { countWidthQueries } from '../lib/browser/use-media.ts';
import { historyOf } from '../lib/navigation/site-history.ts';
import type { PageId } from '../pages.ts';
import { preparePage, Site } from '../routes.tsx';
import { SiteRouter } from '../shared/navigation/site-router.tsx';
import { Providers } from '../shared/providers.tsx';
import { knownAnswersAt } from './known-answers-at.ts';

interface RenderedPage {
  html: string;
  isNarrow: boolean;
  answers: readonly KnownAnswer[];
}

/** The title and description of a page. */
export function summaryOf(id: PageId) {
  return { title: pages[id].title, description: pageDescriptions[id] };
}

/** Renders what main.tsx renders first at this path for a visitor. Sends no requests. */
export async function prerenderPage(path: string): Promise<RenderedPage> {
  const history = historyOf({ initialEntries: [path] });
  await preparePage(history.location);
  const queryClient = createQueryClient();
  const answers = knownAnswersAt(path);
  applyKnownAnswers(queryClient, answers);
  const countBefore = countWidthQueries();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <SiteRouter history={history} prepare={preparePage}>
          <Site />
        </SiteRouter>
      </Providers>
    </StrictMode>,
    {
      // Renders everything in place. Streaming would move later parts with an inline script, which the content security
      // policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await text(prelude);
  return { html, isNarrow: countWidthQueries() > countBefore, answers };
}
