import type { SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { useMenu } from '@goldwren/ui/use-menu';
import { useId } from 'react';
import type { Coins } from '../../model/round-types.ts';
import { loadLater } from '../loading/load-later.tsx';
import { shareOf } from './dial-span.ts';
import type { SessionDetailsProps } from './session-details.tsx';
import { clockText } from './time-played.tsx';
import { secondsSince, useClock } from './use-clock.ts';
import { useDialSpan } from './use-dial-span.ts';
import './session-dial.css';
import './session-time.css';

const details = loadLater<SessionDetailsProps>(async () => (await import('./session-details.tsx')).SessionDetails);

const [links, middle, link] = [44, 44, 5.5];
/** A chain of circles, like the border of a banknote. It is not a rosette, which is the seal of a round. */
const chain = Array.from({ length: links }, (_, at) => {
  const angle = (2 * Math.PI * at) / links;
  const [x, y] = [middle * Math.cos(angle) - link, middle * Math.sin(angle)].map((value) => value.toFixed(1));
  return `M${x} ${y}a${link} ${link} 0 1 0 ${2 * link} 0a${link} ${link} 0 1 0-${2 * link} 0`;
}).join('');

export interface SessionDialProps {
  session: Pick<SessionStarted, 'started_at'>;
  net: Coins;
  rounds: number;
}

/** The clock of a session: an engraved ring with the time in it. Opens the numbers of the session as text. */
export function SessionDial({ session, net, rounds }: SessionDialProps) {
  const { open, setOpen, toggle, box, id } = useMenu();
  return (
    <div ref={box} className="dial relative">
      <button
        ref={toggle}
        type="button"
        className="dial-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{play.session.dial}</span> <DialFace since={session.started_at} />
      </button>
      <div id={id} hidden={!open} className="dial-details">
        {open && <details.Part {...{ session, net, rounds }} />}
      </div>
    </div>
  );
}

/** The only part that renders each second. */
function DialFace({ since }: { since: string }) {
  const mask = useId();
  const now = useClock();
  const seconds = secondsSince(since, now);
  const share = shareOf(useDialSpan(seconds, now));
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, '0');
  return (
    <span className="dial-face">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <mask id={mask}>
          <circle r={middle} pathLength="1" strokeDasharray={`${share.toFixed(4)} 2`} transform="rotate(-90)" />
        </mask>
        <path d={chain} />
        <path className="dial-passed" d={chain} mask={`url(#${mask})`} />
      </svg>
      <time dateTime={`PT${seconds}S`}>
        {seconds < 3_600 ? clockText(seconds) : play.session.dialHours(Math.floor(seconds / 3_600), minutes)}
      </time>
    </span>
  );
}
