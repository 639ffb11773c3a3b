import { contact } from '@goldwren/messages/current/contact';
import { SectionCard } from '@goldwren/ui/card';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** How and when to reach support, the player's conversations, and links to existing answers. */
export function ContactInfo() {
  const signedIn = useAuth((state) => state.user !== null);
  return (
    <SectionCard title={contact.info}>
      <dl className="grid gap-3">
        <div>
          <dt className="font-semibold">{contact.byForm}</dt>
          <dd className="text-ink-2">{contact.byFormText}</dd>
        </div>
        <div>
          <dt className="font-semibold">{contact.byChat}</dt>
          <dd className="text-ink-2">{contact.hours}</dd>
        </div>
      </dl>
      {signedIn ? (
        <p className="mt-4">
          <PageLink page="support" className="link inline-flex min-h-11 items-center">
            {contact.own}
          </PageLink>
        </p>
      ) : null}
      <p className="mt-4 border-t border-line pt-3 text-ink-2">
        {contact.help}{' '}
        <PageLink page="help" className="link">
          {contact.helpCenter}
        </PageLink>
      </p>
    </SectionCard>
  );
}
