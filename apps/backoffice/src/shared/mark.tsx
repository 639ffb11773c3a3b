import { Icon, type IconName } from '@goldwren/ui/icons';
import type { ReactNode } from 'react';

export type MarkTone = 'ok' | 'info' | 'warn' | 'bad';

const tones: Record<MarkTone, { icon: IconName; color: string }> = {
  ok: { icon: 'check', color: 'text-ok' },
  info: { icon: 'info', color: 'text-ink-2' },
  warn: { icon: 'alert', color: 'text-warn' },
  bad: { icon: 'alert', color: 'text-bad' },
};

/**
 * Status of a table row as icon and text. Unlike `StatusText`, it is not announced, because a table has many
 * rows.
 */
export function Mark({ tone, children }: { tone: MarkTone; children: ReactNode }) {
  const { icon, color } = tones[tone];
  return (
    <span className={`inline-flex items-start gap-1.5 ${color}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>{children}</span>
    </span>
  );
}
