import { contact } from '@goldwren/messages/current/contact';
import { support } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Banner } from '@goldwren/ui/status-text';
import { useEffect, useState } from 'react';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { ContactForm, type Received } from './contact-form.tsx';

/**
 * The contact form. After a message was received, a banner is shown for the time that the specification defines. The
 * reference stays.
 */
export function WriteToUs() {
  const [received, setReceived] = useState<Received | null>(null);
  const [thanks, setThanks] = useState(0);
  useEffect(() => {
    if (thanks === 0) return;
    const timer = setTimeout(() => setThanks(0), support.bannerSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [thanks]);
  return (
    <SectionCard title={contact.form}>
      {thanks > 0 ? (
        <Banner tone="ok" className="mb-4">
          {contact.received}
        </Banner>
      ) : null}
      {received ? <ReferenceLine {...received} /> : null}
      <ContactForm
        onReceived={(news) => {
          setReceived(news);
          setThanks((before) => before + 1);
          scrollTo({ top: 0 });
        }}
      />
    </SectionCard>
  );
}

function ReferenceLine({ reference, ticket_id: ticket }: Received) {
  return (
    <p className="mb-4 text-ink-2">
      {contact.reference(reference)}{' '}
      {ticket ? (
        <PageLink page="support" search={{ ticket }} className="link">
          {contact.open}
        </PageLink>
      ) : null}
    </p>
  );
}
