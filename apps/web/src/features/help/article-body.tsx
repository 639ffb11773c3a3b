import { type HelpBlock, textsOf } from '@goldwren/messages/help/article';
import type { HelpSlug } from '@goldwren/messages/help/topics';
import { use } from 'react';
import { LinkedText } from '../../shared/help/linked-text.tsx';
import { useHelpFacts } from '../../shared/help/use-help-facts.ts';
import { loadArticle } from './load-articles.ts';

/** The text of an article. Suspends until the text is loaded. Each sentence is its own React key. */
export function ArticleBody({ slug }: { slug: HelpSlug }) {
  const facts = useHelpFacts();
  const { lead, sections } = use(loadArticle(slug))(facts);
  return (
    <>
      <p className="mt-3 text-lg text-ink-2">
        <LinkedText text={lead} />
      </p>
      {Object.entries(sections).map(([name, { title, text }]) => (
        <section key={name} aria-labelledby={name} className="mt-7">
          <h2 id={name} className="text-xl">
            {title}
          </h2>
          {text.map((block) => (
            <Block key={textsOf(block).join()} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

function Block({ block }: { block: HelpBlock }) {
  const items = textsOf(block).map((text) => (
    <li key={text}>
      <LinkedText text={text} />
    </li>
  ));
  if (typeof block === 'string') {
    return (
      <p className="mt-3 leading-relaxed text-ink-2">
        <LinkedText text={block} />
      </p>
    );
  }
  const list = 'mt-3 grid gap-2 pl-5 leading-relaxed text-ink-2';
  return 'steps' in block ? (
    <ol className={`${list} list-decimal marker:font-semibold marker:text-ink`}>{items}</ol>
  ) : (
    <ul className={`${list} list-disc marker:text-ink-3`}>{items}</ul>
  );
}
