import { legalNames } from '@goldwren/messages/current/legal-names';
import { legalPages } from '@goldwren/messages/current/legal-pages';
import { acceptedDocuments, legalVersions, termsDeadline } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { notify } from '@goldwren/ui/notice';
import { StatusText } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { formats } from '../../lib/i18n/format.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const { due: messages } = legalPages;

/**
 * Asks signed-in players to accept new legal texts. It sticks to the bottom of the window. The page can be scrolled so that
 * it never covers content permanently.
 */
export function TermsDue() {
  const user = useAuth((state) => state.user);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  // Users that an older version of the site stored lack this field. The user is loaded again at every start.
  const due = acceptedDocuments.filter((document) => user?.terms_due?.includes(document));
  const deadline = user && termsDeadline(due, new Date(user.created_at));
  if (!deadline) return null;
  const names = formats.and(due.map((document) => legalNames[document]));
  const accept = async () => {
    setState('saving');
    try {
      const versions = Object.fromEntries(due.map((document) => [document, legalVersions[document].version]));
      const answer = await api.account.acceptTerms({ body: { versions } });
      useAuth.getState().setUser(answer.user);
      notify('ok', messages.accepted);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <section
      aria-label={messages.title}
      data-terms-due=""
      className="sticky bottom-16 z-30 border-y border-line bg-raised md:bottom-0 md:border-b-0"
    >
      <div className="content grid gap-3 py-4 md:grid-cols-[1fr_auto] md:items-center md:gap-8">
        <div>
          <h2 className="text-lg">{messages.title}</h2>
          <p className="mt-1 text-sm text-ink-2">
            {deadline <= new Date() ? messages.overdue(names) : messages.text(names, formats.day(deadline))}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4">
            {due.map((document) => (
              <PageLink key={document} page={document} className="link inline-flex min-h-11 items-center">
                {legalNames[document]}
              </PageLink>
            ))}
          </p>
          {state === 'failed' ? <StatusText tone="bad">{messages.problem}</StatusText> : null}
        </div>
        <Button busy={state === 'saving'} onClick={() => void accept()} className="w-full md:w-auto">
          {state === 'saving' ? messages.accepting : messages.accept}
        </Button>
      </div>
    </section>
  );
}
