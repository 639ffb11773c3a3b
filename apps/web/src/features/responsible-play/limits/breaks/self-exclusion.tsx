import type { PlayStatus } from '@goldwren/contracts/player';
import { playBreaks } from '@goldwren/messages/current/play-breaks';
import { type ExclusionTerm, exclusionTermNames } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { Banner } from '@goldwren/ui/status-text';
import { lazy, Suspense, useState } from 'react';
import { useFocusWhenRequested } from '../../../../lib/navigation/use-focus-when-requested.ts';
import { TermList } from '../../../../shared/term-list.tsx';

const messages = playBreaks.exclusion;
const ExclusionDialog = lazy(async () => ({ default: (await import('./exclusion-dialog.tsx')).ExclusionDialog }));

/** A long break. The page explains all consequences before the player can open the dialog that starts it. */
export function SelfExclusion({ exclusion }: { exclusion: PlayStatus['self_exclusion'] }) {
  const [term, setTerm] = useState<ExclusionTerm>(exclusionTermNames[0]);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  // The link "Request Self-Exclusion" leads here.
  const heading = useFocusWhenRequested('self-exclusion');
  return (
    <section aria-labelledby="self-exclusion" className="card min-w-0 scroll-mt-20 p-4 md:p-5">
      <h2
        id="self-exclusion"
        ref={heading}
        tabIndex={-1}
        className="mb-3 flex min-h-8 scroll-mt-24 items-center text-lg"
      >
        {messages.title}
      </h2>
      <p className="-mt-1 mb-3 text-ink-2">{messages.text}</p>
      {exclusion ? (
        <Banner tone="info" className="mb-3">
          {messages.running(exclusion.until)}
        </Banner>
      ) : null}
      <div className="mb-4 grid gap-3">
        <TermList title={playBreaks.stopsTitle} items={[...playBreaks.stops, ...messages.consequences]} />
        <TermList title={playBreaks.keepsTitle} items={messages.keeps} />
      </div>
      <ChoiceCards
        legend={messages.legend}
        name="exclusion_term"
        choices={exclusionTermNames.map((each) => ({ value: each, label: messages.term(each) }))}
        value={term}
        onChange={setTerm}
        hint={term === 'permanent' ? messages.after.permanent : messages.after.term}
      />
      <Button look="secondary" className="mt-4" onClick={() => setIsDialogOpen(true)}>
        {messages.begin}
      </Button>
      {isDialogOpen ? (
        <Suspense fallback={null}>
          <ExclusionDialog term={term} onDone={() => setIsDialogOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
