import { faqs } from '@goldwren/messages/current/faqs';
import type { HelpFacts } from '@goldwren/messages/help/article';
import { answerOf, type FaqCategory } from '@goldwren/messages/help/faq-category';
import { Icon } from '@goldwren/ui/icons';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { LinkedText } from '../../shared/help/linked-text.tsx';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';

const categories: readonly (readonly [string, FaqCategory])[] = Object.entries(faqs.categories);
const ids = categories.flatMap(([, { questions }]) => Object.keys(questions));

/** Keeps only one answer open. Browsers do this for elements that share a name; this covers browsers that do not. */
function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name="faq"][open]')) {
    if (other !== currentTarget) other.open = false;
  }
}

/**
 * The questions by category, with the first one open.
 * @param named The fragment of the address. If it names a question, that question is opened and scrolled to.
 * @param facts Regional facts that the answers mention.
 */
export function Questions({ named, facts }: { named: string; facts: HelpFacts }) {
  const all = useRef<HTMLDivElement>(null);
  const noSweeps = useNoSweepsHere();
  // The question that is open on the first render. After that, the reader decides and the elements store the state.
  const [opened] = useState(ids.includes(named) ? named : ids[0]);
  useEffect(() => {
    const question = [...(all.current?.querySelectorAll('details') ?? [])].find(({ id }) => id === named);
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
    question.querySelector('summary')?.focus({ preventScroll: true });
  }, [named]);
  return (
    <div ref={all} className="grid gap-8">
      {categories.map(([category, { title, questions }]) => (
        <section key={category} id={category} aria-labelledby={`${category}-title`} className="scroll-mt-20">
          <h2 id={`${category}-title`} className="text-xl">
            {title}
          </h2>
          <div className="card mt-3 divide-y divide-line">
            {Object.entries(questions).map(([id, one]) => (
              <details
                key={id}
                id={id}
                name="faq"
                open={id === opened}
                onToggle={closeOthers}
                className="group scroll-mt-20"
              >
                <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4 py-2 font-semibold hover:bg-raised md:px-5 [&::-webkit-details-marker]:hidden">
                  {one.question}
                  <Icon name="chevron" className="size-5 text-ink-3 group-open:rotate-180" />
                </summary>
                <div className="grid gap-2 px-4 pb-4 leading-relaxed text-ink-2 md:px-5">
                  {((noSweeps && one.answerWithout) || answerOf(one, facts)).map((text) => (
                    <p key={text} className="max-w-2xl">
                      <LinkedText text={text} />
                    </p>
                  ))}
                  <p className="text-sm">
                    <a href={`#${id}`} className="link inline-flex min-h-9 items-center text-ink-3">
                      {faqs.linkTo}
                    </a>
                  </p>
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
