import type { ReactNode, Ref } from 'react';
import { FrameIcon, type FrameIconName } from '../icons/frame-icons.tsx';

export type StatusTone = 'ok' | 'bad' | 'warn' | 'info';

const tones: Record<StatusTone, { icon: FrameIconName; color: string }> = {
  ok: { icon: 'check', color: 'text-ok' },
  bad: { icon: 'alert', color: 'text-bad' },
  warn: { icon: 'alert', color: 'text-warn' },
  info: { icon: 'info', color: 'text-info' },
};

/**
 * A status is always an icon and text, never color alone. Problems interrupt a screen reader; other states do
 * not.
 */
export function StatusText({
  tone,
  children,
  className = '',
}: {
  tone: StatusTone;
  children: ReactNode;
  className?: string;
}) {
  const { icon, color } = tones[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`flex items-start gap-2 ${color} ${className}`}>
      <FrameIcon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface BannerProps {
  tone: StatusTone;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A `StatusText` in a box above its subject. A form can use `ref` to move the focus here. */
export function Banner({ tone, children, className = '', ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`rounded-(--radius-m) border border-current/40 bg-surface p-3 ${tones[tone].color} ${className}`}
    >
      <StatusText tone={tone}>{children}</StatusText>
    </div>
  );
}
