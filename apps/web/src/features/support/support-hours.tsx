import { contact } from '@goldwren/messages/current/contact';
import { supportState } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { moment } from '../../lib/i18n/format.ts';

/** Whether the chat is open now, and until when. */
function Availability() {
  const { open, until } = supportState(new Date(useNow()));
  const instant = moment(until.toISOString());
  return (
    <span className={`flex items-start gap-2 ${open ? 'text-ok' : 'text-warn'}`}>
      <Icon name={open ? 'check' : 'clock'} className="mt-0.5 size-5" />
      <span>{open ? contact.thereNow(instant) : contact.notThere(instant)}</span>
    </span>
  );
}

/** The hours of the chat, and whether it is open now. A prerendered page cannot know whether it is open. */
export function SupportHours() {
  const known = useHydrated();
  return (
    <>
      <p className="text-ink-2">{contact.hours}</p>
      <p role="status" className="mt-2 min-h-12">
        {known ? <Availability /> : null}
      </p>
      <p className="mt-2 text-sm text-ink-3">{contact.chatPromise}</p>
    </>
  );
}
