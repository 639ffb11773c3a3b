import { frame } from '@goldwren/messages/staff/frame';
import { Icon, type IconName } from '@goldwren/ui/icons';
import { formats, spanBetween } from '../lib/format.ts';
import { useNow } from '../lib/use-now.ts';
import { When } from './when.tsx';

interface ClockProps {
  /** Start of the waiting time. */
  since: string | null;
  /** The promised deadline; null if there is none. */
  due: string | null;
  /** As reported by the server. A deadline that passes while the page is open counts, too. */
  breached?: boolean;
}

const soonMs = 12 * 3_600_000;

function toneOf(due: Date | null, late: boolean, now: Date): { icon: IconName; color: string } {
  if (late) return { icon: 'alert', color: 'text-bad' };
  if (due && due.getTime() - now.getTime() < soonMs) return { icon: 'clock', color: 'text-warn' };
  return { icon: 'clock', color: 'text-ink-2' };
}

/** The deadline of a waiting item, as icon and text, never by color alone. */
export function Clock({ since, due, breached = false }: ClockProps) {
  const now = useNow();
  const dueAt = due ? new Date(due) : null;
  const late = breached || (dueAt !== null && dueAt < now);
  const { icon, color } = toneOf(dueAt, late, now);
  const waiting = since ? frame.clock.since(spanBetween(new Date(since), now)) : null;
  const promise =
    dueAt && (late ? frame.clock.overdue(spanBetween(dueAt, now)) : frame.clock.due(formats.moment(dueAt)));
  return (
    <span className={`inline-flex items-start gap-1.5 ${color}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>
        {[late ? promise : waiting, late ? waiting?.toLowerCase() : promise].filter(Boolean).join(' · ') ||
          frame.clock.nothing}
      </span>
    </span>
  );
}

/** The deadline of an item that waits for a decision, and the time of the decision afterwards. */
export function DecisionClock({ decidedAt, ...clock }: ClockProps & { decidedAt: string | null }) {
  return decidedAt === null ? <Clock {...clock} /> : <When at={decidedAt} />;
}
