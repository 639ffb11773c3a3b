import { help } from '@goldwren/messages/current/help';
import { type HelpSlug, helpTopicNames, helpTopics, popularArticles } from '@goldwren/messages/help/topics';
import { SectionCard } from '@goldwren/ui/card';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';
import { SearchBox } from './search-box.tsx';
import { SupportCards } from './support-cards.tsx';

/** The page /help. */
export function HelpPage() {
  return (
    <div className="content pt-6 pb-10 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{help.title}</h1>
      <p className="mt-2 mb-4 max-w-2xl text-ink-2">{help.intro}</p>
      <SearchBox />
      <div className="mt-6 grid gap-3 sm:grid-cols-2 md:mt-8 md:gap-4">
        {helpTopicNames.map((topic) => (
          <SectionCard key={topic} title={help.topics[topic]}>
            <ArticleList slugs={helpTopics[topic]} />
          </SectionCard>
        ))}
      </div>
      <SectionCard title={help.popular} className="mt-3 border-sc md:mt-4">
        <ul className="grid gap-x-4 gap-y-3 md:grid-cols-3">
          {popularArticles.map((slug) => (
            <li key={slug}>
              <ArticleLink slug={slug} />
              <p className="text-sm text-ink-2">{help.articles[slug].summary}</p>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SupportCards />
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="text-ink-2">{help.notFoundAnswer}</span>
        <ButtonLink page="contact">{help.contactSupport}</ButtonLink>
        <ButtonLink page="faqs" look="secondary">
          {help.allFaqs}
        </ButtonLink>
      </p>
    </div>
  );
}

/** A list of links to articles. */
export function ArticleList({ slugs }: { slugs: readonly HelpSlug[] }) {
  return (
    <ul className="grid gap-1">
      {slugs.map((slug) => (
        <li key={slug}>
          <ArticleLink slug={slug} />
        </li>
      ))}
    </ul>
  );
}

function ArticleLink({ slug }: { slug: HelpSlug }) {
  return (
    <PageLink
      page="help-article"
      params={{ article: slug }}
      className="link inline-flex min-h-11 items-center py-1 pointer-coarse:min-h-11"
    >
      {help.articles[slug].title}
    </PageLink>
  );
}
