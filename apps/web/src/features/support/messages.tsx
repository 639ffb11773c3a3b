import type { Ticket } from '@goldwren/contracts/player';
import { contact } from '@goldwren/messages/current/contact';
import { useEffect, useRef } from 'react';
import { moment } from '../../lib/i18n/format.ts';

/** The messages, scrolled to the latest. Messages are plain text with their line breaks. */
export function Messages({ ticket: { subject, messages, earlier } }: { ticket: Ticket }) {
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={contact.thread(subject)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
      tabIndex={0}
      className="grid max-h-[60dvh] gap-3 overflow-y-auto rounded-(--radius-m) border border-line bg-well p-3"
    >
      {earlier ? <p className="text-sm text-ink-3">{contact.earlier}</p> : null}
      {messages.map(({ id, from, text, at }) => (
        <div
          key={id}
          className={`min-w-0 max-w-[92%] rounded-(--radius-m) border p-3 ${
            from === 'player'
              ? 'justify-self-end border-line-strong bg-raised'
              : 'justify-self-start border-line bg-surface'
          }`}
        >
          <p className="mb-1 flex flex-wrap gap-x-2 text-sm text-ink-3">
            <span className="font-semibold text-ink-2">{from === 'player' ? contact.you : contact.support}</span>
            <time dateTime={at}>{moment(at)}</time>
          </p>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </div>
      ))}
    </div>
  );
}
