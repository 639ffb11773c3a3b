import type { DelayForm, ForfeitForm, RejectForm, StaffRedemption } from '@goldwren/contracts/staff';
import { redemptionWords as words } from '@goldwren/messages/staff/redemptions';
import {
  delayReasons,
  forfeitureReasons,
  type RedemptionStatus,
  redemptionMayMove,
  rejectionReasons,
  type StaffPermission,
} from '@goldwren/rules';
import { api } from '../../lib/api.ts';
import { filledIn } from '../../lib/form-values.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';

interface ReasonedProps<Reason extends string> {
  label: string;
  title: string;
  text: string;
  done: string;
  reasons: readonly Reason[];
  named: Readonly<Record<Reason, string>>;
  send: (values: Record<string, string>) => Promise<unknown>;
}

/** A decision with a reason of a list, and a note to the player. */
function Reasoned<Reason extends string>({ reasons, named, label, send, ...action }: ReasonedProps<Reason>) {
  return (
    <ActionButton
      {...action}
      label={label}
      confirm={label}
      fields={['reason', 'note'] as const}
      send={(values) => send(filledIn(values))}
    >
      {(errors) => (
        <>
          <ReasonField options={optionsOf(reasons, named)} error={errors.reason} />
          <NoteField hint={words.noteHint} error={errors.note} optional />
        </>
      )}
    </ActionButton>
  );
}

const nothing: readonly StaffPermission[] = [];

/** What this member of staff may do with a redemption as it stands; the server asks the same. */
export function RedemptionActions({ redemption }: { redemption: StaffRedemption }) {
  const permissions = useSession(({ staff }) => staff?.permissions ?? nothing);
  const may = (permission: StaffPermission) => permissions.includes(permission);
  const { id, status, needs } = redemption;
  const params = { id };
  const moves = (to: RedemptionStatus) => redemptionMayMove(status, to);
  const reviews = may('redemptions.review');
  return (
    <>
      {reviews && status === 'in_review' && needs.length === 0 ? (
        <ActionButton
          label={words.approve}
          look="primary"
          title={words.approveTitle}
          text={words.approveText}
          confirm={words.approve}
          send={() => api.redemptions.approve({ params })}
          done={words.approveDone}
        />
      ) : null}
      {reviews && redemption.next_step !== null ? (
        <Reasoned
          label={words.delay}
          title={words.delayTitle}
          text={words.delayText}
          done={words.delayDone}
          reasons={delayReasons}
          named={words.delays}
          send={(body) => api.redemptions.delay({ params, body: body as DelayForm })}
        />
      ) : null}
      {reviews && moves('rejected') ? (
        <Reasoned
          label={words.reject}
          title={words.rejectTitle}
          text={words.rejectText}
          done={words.rejectDone}
          reasons={rejectionReasons}
          named={words.rejections}
          send={(body) => api.redemptions.reject({ params, body: body as RejectForm })}
        />
      ) : null}
      {may('redemptions.forfeit') && moves('forfeited') ? (
        <Reasoned
          label={words.forfeit}
          title={words.forfeitTitle}
          text={words.forfeitText}
          done={words.forfeitDone}
          reasons={forfeitureReasons}
          named={words.forfeitures}
          send={(body) => api.redemptions.forfeit({ params, body: body as ForfeitForm })}
        />
      ) : null}
    </>
  );
}
