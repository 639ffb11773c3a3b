import type { DelayForm, ForfeitForm, RejectForm, StaffRedemption } from '@goldwren/contracts/staff';
import { redemptionMessages as messages } from '@goldwren/messages/staff/money/redemptions';
import {
  delayReasons,
  forfeitureReasons,
  type RedemptionStatus,
  redemptionMayMove,
  rejectionReasons,
} from '@goldwren/rules';
import { api } from '../../lib/api.ts';
import { filledIn } from '../../lib/form-values.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { usePermissions } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ChoiceField, NoteField } from '../../shared/reason-fields.tsx';

interface ReasonedProps<Reason extends string> {
  label: string;
  title: string;
  text: string;
  done: string;
  reasons: readonly Reason[];
  named: Readonly<Record<Reason, string>>;
  send: (values: Record<string, string>) => Promise<unknown>;
}

/** A decision with a reason from a list, and a note to the player. */
function Reasoned<Reason extends string>({ reasons, named, label, send, ...action }: ReasonedProps<Reason>) {
  return (
    <ActionButton
      {...action}
      label={label}
      fields={['reason', 'note'] as const}
      send={(values) => send(filledIn(values))}
    >
      {(errors) => (
        <>
          <ChoiceField options={optionsOf(reasons, named)} error={errors.reason} />
          <NoteField hint={messages.noteHint} error={errors.note} optional />
        </>
      )}
    </ActionButton>
  );
}

/** The actions that this staff member may currently take on a redemption. The server checks the same rules. */
export function RedemptionActions({ redemption }: { redemption: StaffRedemption }) {
  const may = usePermissions();
  const { id, status, needs } = redemption;
  const params = { id };
  const moves = (to: RedemptionStatus) => redemptionMayMove(status, to);
  const reviews = may('redemptions.review');
  return (
    <>
      {reviews && status === 'in_review' && needs.length === 0 ? (
        <ActionButton
          label={messages.approve}
          look="primary"
          title={messages.approveTitle}
          text={messages.approveText}
          send={() => api.redemptions.approve({ params })}
          done={messages.approveDone}
        />
      ) : null}
      {reviews && redemption.next_step !== null ? (
        <Reasoned
          label={messages.delay}
          title={messages.delayTitle}
          text={messages.delayText}
          done={messages.delayDone}
          reasons={delayReasons}
          named={messages.delays}
          send={(body) => api.redemptions.delay({ params, body: body as DelayForm })}
        />
      ) : null}
      {reviews && moves('rejected') ? (
        <Reasoned
          label={messages.reject}
          title={messages.rejectTitle}
          text={messages.rejectText}
          done={messages.rejectDone}
          reasons={rejectionReasons}
          named={messages.rejections}
          send={(body) => api.redemptions.reject({ params, body: body as RejectForm })}
        />
      ) : null}
      {may('redemptions.forfeit') && moves('forfeited') ? (
        <Reasoned
          label={messages.forfeit}
          title={messages.forfeitTitle}
          text={messages.forfeitText}
          done={messages.forfeitDone}
          reasons={forfeitureReasons}
          named={messages.forfeitures}
          send={(body) => api.redemptions.forfeit({ params, body: body as ForfeitForm })}
        />
      ) : null}
    </>
  );
}
