import { contact } from '@goldwren/messages/current/contact';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Skeleton } from '@goldwren/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../lib/navigation/path-to.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { SupportHours } from './support-hours.tsx';

/** Loaded only when a player starts the chat. */
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }));

/** The card of the chat: its hours, and the thread once it is started. */
export function LiveChat() {
  const user = useAuth((state) => state.user);
  const [started, setStarted] = useState(false);
  return (
    <SectionCard title={contact.chat}>
      <SupportHours />
      <div className="mt-4">
        {started ? (
          user ? (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <Chat user={user} />
            </Suspense>
          ) : (
            <SignedOut />
          )
        ) : (
          <Button onClick={() => setStarted(true)} className="w-full">
            {contact.startChat}
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

/** In the address, so that it also holds for a click before the page has loaded its scripts. */
const toLogin = { next: pathTo({ page: 'contact' }) };

function focusForm() {
  document.querySelector<HTMLElement>('#contact-form [name="name"]')?.focus();
}

/** Explains why the chat requires an account, and offers login and contact form. */
function SignedOut() {
  return (
    <div role="status">
      <p className="text-ink-2">{contact.signedOut}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink page="login" search={toLogin}>
          {contact.logIn}
        </ButtonLink>
        <Button look="secondary" onClick={focusForm}>
          {contact.useForm}
        </Button>
      </div>
    </div>
  );
}
