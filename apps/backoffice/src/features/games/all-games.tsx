import { gamesMessages as messages } from '@goldwren/messages/staff/site/games';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

/** Switches all games off in an emergency, and on again. */
export function AllGames() {
  const common = { fields: ['reason'], done: messages.done } as const;
  const reasonField = (errors: { reason?: string }) => (
    <NoteField name="reason" label={messages.reason} error={errors.reason} />
  );
  return (
    <>
      <ActionButton
        {...common}
        label={messages.allOff}
        title={messages.allOff}
        text={messages.allOffText}
        confirm={messages.allOff}
        send={({ reason }) => api.games.allOff({ body: { reason } })}
      >
        {reasonField}
      </ActionButton>
      <ActionButton
        {...common}
        label={messages.allOn}
        title={messages.allOn}
        text={messages.allOnText}
        confirm={messages.allOn}
        send={({ reason }) => api.games.allOn({ body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    </>
  );
}
