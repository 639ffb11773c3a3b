import { help } from '@goldwren/messages/current/help';
import { Icon, type IconName } from '@goldwren/ui/icons';
import type { ReactNode } from 'react';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const { cards } = help;

/** The ways to contact support. */
export function SupportCards() {
  return (
    <section aria-label={cards.title} className="mt-8 grid gap-3 md:grid-cols-3 md:gap-4">
      <Way icon="mail" title={cards.email.title} text={cards.email.text}>
        <PageLink page="contact" className="link">
          {cards.email.link}
        </PageLink>
      </Way>
      <Way icon="chat" title={cards.chat.title} text={cards.chat.text}>
        <PageLink page="contact" className="link">
          {cards.chat.link}
        </PageLink>
      </Way>
      <Way icon="clock" title={cards.always.title} text={cards.always.text} />
    </section>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  /** The link or button that starts the contact. */
  children?: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <div className="card flex gap-4 p-4 md:p-5">
      <Icon name={icon} className="mt-0.5 size-6 text-sc" />
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
        {children ? <p className="mt-2 flex min-h-11 items-center">{children}</p> : null}
      </div>
    </div>
  );
}
