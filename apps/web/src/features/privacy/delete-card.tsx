import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { retention } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useFocusWhenAskedFor } from '../../lib/use-focus-when-asked-for.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { TermList } from '../../shared/term-list.tsx';
import { WhatIsKept } from './what-is-kept.tsx';

const { deletion: words, retention: kept } = privacyCenter;
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

const erased = retention.filter(({ afterErasure }) => afterErasure === 'nothing');

/** Deletes the account. The page explains all consequences before the player can open the dialog. */
export function DeleteCard() {
  const [asked, setAsked] = useState(false);
  // The privacy policy links here.
  const heading = useFocusWhenAskedFor('deletion');
  return (
    <section aria-labelledby="delete-account" className="card min-w-0 p-4 md:p-5">
      <h2 id="delete-account" ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <TermList title={words.atOnceTitle} items={words.atOnce} />
        <div>
          <TermList title={words.erasedTitle} items={erased.map(({ record }) => kept.records[record])} />
          <p className="mt-2 text-sm text-ink-3">{words.erasedNote}</p>
        </div>
      </div>
      <WhatIsKept />
      <p className="mt-4 text-ink-2">
        {words.ratherBreak}{' '}
        <PageLink page="limits" search={{ begin: 'self-exclusion' }} className="link">
          {words.toExclusion}
        </PageLink>
      </p>
      <Button look="secondary" className="mt-4" onClick={() => setAsked(true)}>
        {words.ask}
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <DeleteDialog onDone={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
