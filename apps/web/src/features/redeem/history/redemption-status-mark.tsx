import { redemptions } from '@goldwren/messages/current/redemptions';
import type { RedemptionStatus } from '@goldwren/rules';
import { Icon, type IconName } from '@goldwren/ui/icons';

const styles: Record<RedemptionStatus, { icon: IconName; colour: string }> = {
  awaiting_verification: { icon: 'alert', colour: 'text-warn' },
  in_review: { icon: 'clock', colour: 'text-info' },
  approved: { icon: 'check', colour: 'text-info' },
  processing: { icon: 'arrow', colour: 'text-info' },
  paid: { icon: 'check', colour: 'text-ok' },
  rejected: { icon: 'close', colour: 'text-bad' },
  returned: { icon: 'info', colour: 'text-ink-2' },
  forfeited: { icon: 'alert', colour: 'text-bad' },
};

/** The status of a redemption as an icon and a word, never as colour alone. */
export function RedemptionStatusMark({ status, className = '' }: { status: RedemptionStatus; className?: string }) {
  const { icon, colour } = styles[status];
  return (
    <span className={`inline-flex items-center gap-1.5 ${colour} ${className}`}>
      <Icon name={icon} className="size-[1.1em]" />
      {redemptions.statuses[status]}
    </span>
  );
}
