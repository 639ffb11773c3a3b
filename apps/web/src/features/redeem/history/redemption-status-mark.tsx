import { redemptions } from '@goldwren/messages/current/redemptions';
import type { RedemptionStatus } from '@goldwren/rules';
import { Icon, type IconName } from '@goldwren/ui/icons';

const styles: Record<RedemptionStatus, { icon: IconName; color: string }> = {
  awaiting_verification: { icon: 'alert', color: 'text-warn' },
  in_review: { icon: 'clock', color: 'text-info' },
  approved: { icon: 'check', color: 'text-info' },
  processing: { icon: 'arrow', color: 'text-info' },
  paid: { icon: 'check', color: 'text-ok' },
  rejected: { icon: 'close', color: 'text-bad' },
  returned: { icon: 'info', color: 'text-ink-2' },
  forfeited: { icon: 'alert', color: 'text-bad' },
};

/** The status of a redemption as an icon and a word, never as color alone. */
export function RedemptionStatusMark({ status, className = '' }: { status: RedemptionStatus; className?: string }) {
  const { icon, color } = styles[status];
  return (
    <span className={`inline-flex items-center gap-1.5 ${color} ${className}`}>
      <Icon name={icon} className="size-[1.1em]" />
      {redemptions.statuses[status]}
    </span>
  );
}
