import { frame } from '@goldwren/messages/staff/frame';
import { Icon, type IconName } from '@goldwren/ui/icons';
import { formats, spanBetween } from '../lib/format.ts';
import { useNow } from '../lib/use-now.ts';

interface ClockProps {
  /** Since when it waits. */
  since: string | null;
  /** By when it is promised; null where nothing is. */
  due: string | null;
  /** As the server says; a deadline that passes while the page is open counts, too. */
  breached?: boolean;
}

const soonMs = 12 * 3_600_000;

function toneOf(due: Date | null, late: boolean, now: Date): { icon: IconName; colour: string } {
  if (late) return { icon: 'alert', colour: 'text-bad' };
  if (due && due.getTime() - now.getTime() < soonMs) return { icon: 'clock', colour: 'text-warn' };
  return { icon: 'clock', colour: 'text-ink-2' };
}

/** The clock of something that waits for a person: icon and words, never colour alone. */
export function Clock({ since, due, breached = false }: ClockProps) {
  const now = useNow();
  const dueAt = due ? new Date(due) : null;
  const late = breached || (dueAt !== null && dueAt < now);
  const { icon, colour } = toneOf(dueAt, late, now);
  const waiting = since ? frame.clock.since(spanBetween(new Date(since), now)) : null;
  const promise =
    dueAt && (late ? frame.clock.overdue(spanBetween(dueAt, now)) : frame.clock.due(formats.moment(dueAt)));
  return (
    <span className={`inline-flex items-start gap-1.5 ${colour}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>
        {[late ? promise : waiting, late ? waiting?.toLowerCase() : promise].filter(Boolean).join(' · ') ||
          frame.clock.nothing}
      </span>
    </span>
  );
}
