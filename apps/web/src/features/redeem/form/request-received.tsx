import type { Redemption } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { Icon } from '@goldwren/ui/icons';
import { useEffect, useRef } from 'react';
import { historyHeadingId, needsHeadingId } from '../places.ts';

const messages = redeem.submitted;

/** Replaces the form after the request, and moves the focus here. */
export function RequestReceived({ redemption }: { redemption: Redemption }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { needs } = redemption;
  return (
    <div>
      <Icon name="check" className="size-9 text-ok" />
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
        {messages.title}
      </h2>
      <p className="mt-2 text-ink-2">{messages.text}</p>
      {needs.includes('identity') ? <p className="mt-2 text-ink-2">{messages.identity}</p> : null}
      {needs.includes('skill_test') ? <p className="mt-2 text-ink-2">{messages.skillTest}</p> : null}
      <a href={`#${needs.length > 0 ? needsHeadingId : historyHeadingId}`} className="btn btn-p mt-5">
        {needs.length > 0 ? messages.toNeeds : messages.toHistory}
      </a>
    </div>
  );
}
