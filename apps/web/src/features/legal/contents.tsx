import { legalPages as messages } from '@goldwren/messages/current/legal-pages';
import type { LegalSection } from '@goldwren/messages/legal-text';
import { useRef } from 'react';
import { useMedia } from '../../lib/browser/use-media.ts';
import { PartLink } from '../../shared/navigation/page-link.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Moves the keyboard and screen reader focus to the section that is scrolled into view. */
function focusTitle(id: string): void {
  document.getElementById(id)?.querySelector('h2')?.focus({ preventScroll: true });
}

interface EntriesProps {
  sections: readonly LegalSection[];
  current: string;
  onChosen: (id: string) => void;
}

function Entries({ sections, current, onChosen }: EntriesProps) {
  return (
    <ol className="grid">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <PartLink
            part={id}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => onChosen(id)}
            className="flex min-h-11 items-center border-l-2 border-line py-1 pl-3 text-ink-2 hover:text-ink aria-[current=location]:border-gc aria-[current=location]:font-semibold aria-[current=location]:text-ink"
          >
            {title}
          </PartLink>
        </li>
      ))}
    </ol>
  );
}

/** Shown next to the text on wide screens. Otherwise it is a sticky block above the text that names the current section. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const isWide = useMedia('(min-width: 64rem)');
  const block = useRef<HTMLDetailsElement>(null);
  if (isWide) {
    return (
      <nav
        aria-label={messages.contents}
        lang="en"
        className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start [body:has([data-terms-due])_&]:max-h-[calc(100dvh-16rem)] overflow-y-auto"
      >
        <Entries sections={sections} current={current} onChosen={focusTitle} />
      </nav>
    );
  }
  const choose = (id: string) => {
    // Closes the block before the page scrolls, because closing it moves the content below.
    if (block.current) block.current.open = false;
    focusTitle(id);
  };
  return (
    <details ref={block} className="card sticky top-16 z-10">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4">
        <span className="font-semibold">{messages.contents}</span>
        <span lang="en" className="min-w-0 truncate text-sm text-ink-2">
          {sections.find(({ id }) => id === current)?.title}
        </span>
      </summary>
      <nav aria-label={messages.contents} lang="en" className="max-h-[60dvh] overflow-y-auto px-4 pb-3">
        <Entries sections={sections} current={current} onChosen={choose} />
      </nav>
    </details>
  );
}
