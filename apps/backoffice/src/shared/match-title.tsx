import type { SanctionsDecision, SanctionsMatchState } from '@goldwren/rules';
import { ActionButton } from './action-dialog.tsx';
import { Clock } from './clock.tsx';
import { PageTitle } from './page-title.tsx';
import { ChoiceField, ReasonField } from './reason-fields.tsx';

type Text = 'decide' | 'decideTitle' | 'decideText' | 'confirm' | 'done' | 'decision' | 'reasonHint';

interface DecideMatchProps {
  messages: Readonly<Record<Text, string>> & { decisions: Readonly<Record<SanctionsDecision, string>> };
  reasonMaxLength: number;
  send: (body: { decision: SanctionsDecision; reason: string }) => Promise<unknown>;
}

interface MatchTitleProps extends DecideMatchProps {
  title: string;
  match: { state: SanctionsMatchState; opened_at: string; due_at: string; breached: boolean };
  messages: DecideMatchProps['messages'] & { states: Readonly<Record<SanctionsMatchState, string>> };
}

/** The title of a match, with its deadline or decision. The decision whether it is the same person needs a reason. */
export function MatchTitle({ title, match, ...decision }: MatchTitleProps) {
  const { state, opened_at: openedAt, due_at: dueAt, breached } = match;
  return (
    <PageTitle
      about={
        state === 'open' ? <Clock since={openedAt} due={dueAt} breached={breached} /> : decision.messages.states[state]
      }
      actions={<DecideMatch {...decision} />}
    >
      {title}
    </PageTitle>
  );
}

function DecideMatch({ messages, reasonMaxLength, send }: DecideMatchProps) {
  return (
    <ActionButton
      label={messages.decide}
      look="primary"
      title={messages.decideTitle}
      text={messages.decideText}
      confirm={messages.confirm}
      fields={['decision', 'reason'] as const}
      send={({ decision, reason }) => send({ decision: decision as SanctionsDecision, reason })}
      done={messages.done}
    >
      {(errors) => (
        <>
          <ChoiceField
            name="decision"
            label={messages.decision}
            options={Object.entries(messages.decisions)}
            error={errors.decision}
          />
          <ReasonField hint={messages.reasonHint} maxLength={reasonMaxLength} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}
