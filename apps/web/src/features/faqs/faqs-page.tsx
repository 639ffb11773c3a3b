import { faqs } from '@goldwren/messages/current/faqs';
import { type HelpFacts, plainText } from '@goldwren/messages/help/article';
import { answerOf, type FaqQuestion } from '@goldwren/messages/help/faq-category';
import { useLocation } from 'react-router';
import { LinkedText } from '../../shared/help/linked-text.tsx';
import { useHelpFacts } from '../../shared/help/use-help-facts.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { NoSweepsNote } from '../../shared/regions/no-sweeps-note.tsx';
import { Questions } from './questions.tsx';

const categories = Object.entries(faqs.categories);
const questions = categories.flatMap(([, { questions: own }]): FaqQuestion[] => Object.values(own));

/** Structured data for search engines. `<` is escaped, because it could end the script element. */
function structuredData(facts: HelpFacts): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((one) => ({
      '@type': 'Question',
      name: one.question,
      acceptedAnswer: { '@type': 'Answer', text: answerOf(one, facts).map(plainText).join(' ') },
    })),
  }).replaceAll('<', '\\u003c');
}

/** The page /faqs. */
export function FaqsPage() {
  const named = useLocation().hash.slice(1);
  const facts = useHelpFacts();
  return (
    <div className="content pt-6 pb-10 md:pt-10">
      <script type="application/ld+json">{structuredData(facts)}</script>
      <h1 className="text-3xl md:text-4xl">{faqs.title}</h1>
      <p className="mt-2 max-w-2xl text-ink-2">
        <LinkedText text={faqs.intro} />
      </p>
      <NoSweepsNote />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={faqs.jump} className="lg:sticky lg:top-20">
          <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
            {categories.map(([id, { title }]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-(--radius-m) border border-line px-3 text-sm hover:bg-raised lg:border-transparent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Questions named={named} facts={facts} />
          <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
            <span className="text-ink-2">{faqs.more}</span>
            <ButtonLink page="contact">{faqs.contactSupport}</ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}
