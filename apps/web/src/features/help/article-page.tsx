import { help } from '@goldwren/messages/current/help';
import { type HelpSlug, helpTopics, isHelpSlug, topicOf } from '@goldwren/messages/help/topics';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Suspense } from 'react';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';
import { NoSweepsNote } from '../../shared/regions/no-sweeps-note.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleList } from './help-page.tsx';

const messages = help.article;

/** /help/{slug}. */
export function ArticlePage({ slug }: { slug: string }) {
  return isHelpSlug(slug) ? <Known slug={slug} /> : <Unknown />;
}

function Known({ slug }: { slug: HelpSlug }) {
  const { title } = help.articles[slug];
  const topic = topicOf(slug);
  const others: readonly HelpSlug[] = helpTopics[topic];
  usePageTitle(title);
  return (
    <div className="content pt-6 pb-10 md:pt-10">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,44rem)_1fr] lg:gap-14">
        <article>
          <p className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            <PageLink page="help" className="link inline-flex min-h-11 items-center">
              {help.title}
            </PageLink>
            <span aria-hidden="true">/</span>
            <span>{help.topics[topic]}</span>
          </p>
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <NoSweepsNote />
          <Suspense fallback={<Skeleton className="mt-4 h-180" />}>
            <ArticleBody slug={slug} />
          </Suspense>
        </article>
        <aside aria-labelledby="others" className="card p-4 md:p-5 lg:sticky lg:top-20">
          <h2 id="others" className="text-lg">
            {messages.inTopic(help.topics[topic])}
          </h2>
          <div className="mt-2">
            <ArticleList slugs={others.filter((other) => other !== slug)} />
          </div>
          <p className="mt-4 border-t border-line pt-4 text-ink-2">{messages.helpful}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <ButtonLink page="contact">{help.contactSupport}</ButtonLink>
            <ButtonLink page="help" look="secondary">
              {messages.back}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Unknown() {
  usePageTitle(messages.unknown);
  return (
    <div className="content py-16 text-center">
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{messages.unknown}</h1>
      <p className="mt-2 text-ink-2">{messages.unknownText}</p>
      <ButtonLink page="help" className="mt-5">
        {messages.back}
      </ButtonLink>
    </div>
  );
}
