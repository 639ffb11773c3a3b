import type { StaffAccount } from '@goldwren/contracts/staff';
import { staffAccountsMessages as messages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { StatusText } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';

/** Whether a person can sign in, and if not, why. A locked account can be unlocked. */
export function StaffAccountState(account: StaffAccount) {
  const { id, name, active, invited, second_factor: hasSecondFactor, locked_at: lockedAt } = account;
  if (!active) return <StatusText tone="info">{messages.disabled}</StatusText>;
  if (invited) return <StatusText tone="info">{messages.invited}</StatusText>;
  if (!hasSecondFactor) return <StatusText tone="warn">{messages.noSecondFactor}</StatusText>;
  if (lockedAt === null) return <StatusText tone="ok">{messages.active}</StatusText>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>
        <StatusText tone="bad">{messages.locked}</StatusText> {messages.since(formats.dayAndTime(lockedAt))}
      </span>
      <ActionButton
        label={messages.unlock.label}
        title={messages.unlock.title(name)}
        text={messages.unlock.text}
        confirm={messages.unlock.confirm}
        send={() => api.staffAccounts.unlock({ params: { id } })}
        done={messages.unlock.done(name)}
      />
    </div>
  );
}
