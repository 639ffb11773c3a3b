import { contact } from '@goldwren/messages/current/contact';
import { ContactInfo } from '../../features/support/contact-info.tsx';
import { LiveChat } from '../../features/support/live-chat.tsx';
import { WriteToUs } from '../../features/support/write-to-us.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{contact.title}</h1>
      <p className="mt-2 mb-5 max-w-2xl text-ink-2">{contact.intro}</p>
      <div className="grid items-start gap-3 md:grid-cols-[1.2fr_1fr] md:gap-4">
        <WriteToUs />
        <div className="grid min-w-0 gap-3 md:gap-4">
          <LiveChat />
          <ContactInfo />
        </div>
      </div>
    </div>
  );
}
