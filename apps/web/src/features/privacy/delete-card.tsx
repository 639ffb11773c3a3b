import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { retention } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useFocusWhenRequested } from '../../lib/navigation/use-focus-when-requested.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { TermList } from '../../shared/term-list.tsx';
import { RetainedRecords } from './retained-records.tsx';

const { deletion: messages, retention: retentionMessages } = privacyCenter;
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

const erased = retention.filter(({ afterErasure }) => afterErasure === 'nothing');

/** Deletes the account. The page explains all consequences before the player can open the dialog. */
export function DeleteCard() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  // The privacy policy links here.
  const heading = useFocusWhenRequested('deletion');
  return (
    <section aria-labelledby="delete-account" className="card min-w-0 p-4 md:p-5">
      <h2 id="delete-account" ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg">
        {messages.title}
      </h2>
      <p className="mt-2 text-ink-2">{messages.text}</p>
      <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <TermList title={messages.atOnceTitle} items={messages.atOnce} />
        <div>
          <TermList
            title={messages.erasedTitle}
            items={erased.map(({ record }) => retentionMessages.records[record])}
          />
          <p className="mt-2 text-sm text-ink-3">{messages.erasedNote}</p>
        </div>
      </div>
      <RetainedRecords />
      <p className="mt-4 text-ink-2">
        {messages.ratherBreak}{' '}
        <PageLink page="limits" search={{ begin: 'self-exclusion' }} className="link">
          {messages.toExclusion}
        </PageLink>
      </p>
      <Button look="secondary" className="mt-4" onClick={() => setIsDialogOpen(true)}>
        {messages.ask}
      </Button>
      {isDialogOpen ? (
        <Suspense fallback={null}>
          <DeleteDialog onDone={() => setIsDialogOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
