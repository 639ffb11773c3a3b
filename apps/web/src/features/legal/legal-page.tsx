import { legalSummaries } from '@goldwren/messages/current/legal/summaries';
import { legalNames } from '@goldwren/messages/current/legal-names';
import { legalPages as messages } from '@goldwren/messages/current/legal-pages';
import type { LegalText } from '@goldwren/messages/legal-text';
import { type LegalDocument, legalVersions, productDayStart, regionNames } from '@goldwren/rules';
import type { ReactNode } from 'react';
import { formats } from '../../lib/i18n/format.ts';
import { useExcludedRegions } from '../../shared/regions/use-excluded-regions.ts';
import { Contents } from './contents.tsx';
import { Section } from './section.tsx';

interface LegalPageProps {
  document: LegalDocument;
  text: LegalText;
  /** Shown between the heading and the text. */
  children?: ReactNode;
}

/** The regions that the jurisdiction policy in force excludes, by name. */
function useLegalFacts(): Parameters<LegalText>[0] {
  const excluded = useExcludedRegions('gold_play');
  const without = useExcludedRegions('sweeps_play');
  const named = (regions: readonly string[]) => regions.map((region) => regionNames.US[region] ?? region);
  return { excluded: named(excluded), goldOnly: named(without.filter((region) => !excluded.includes(region))) };
}

/** A legal text with its version, contents and sections. The text is in English; readers of other languages get a summary. */
export function LegalPage({ document, text, children }: LegalPageProps) {
  const sections = text(useLegalFacts());
  const { version, publishedOn } = legalVersions[document];
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{legalNames[document]}</h1>
      <p className="mt-2 text-sm text-ink-3">{messages.version(version, formats.day(productDayStart(publishedOn)))}</p>
      <Summary document={document} />
      {children}
      <div className="mt-6 grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <Contents sections={sections} />
        <div lang="en" className="grid max-w-3xl gap-8">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Summary({ document }: { document: LegalDocument }) {
  if (legalSummaries === null || messages.summary === null) return null;
  return (
    <section aria-label={messages.summary} className="card mt-4 max-w-3xl p-4 md:p-5">
      <p className="font-semibold">{messages.notice}</p>
      <h2 className="mt-4 text-lg">{messages.summary}</h2>
      <div className="mt-2 grid gap-2 text-ink-2">
        {legalSummaries[document].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
