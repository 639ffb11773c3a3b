import { gamesWords as words } from '@goldwren/messages/staff/games';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

/** The emergency, and its end. */
export function AllGames() {
  const common = { fields: ['reason'], done: words.done } as const;
  const reasonField = (errors: { reason?: string }) => (
    <NoteField name="reason" label={words.reason} error={errors.reason} />
  );
  return (
    <>
      <ActionButton
        {...common}
        label={words.allOff}
        title={words.allOff}
        text={words.allOffText}
        confirm={words.allOff}
        send={({ reason }) => api.games.allOff({ body: { reason } })}
      >
        {reasonField}
      </ActionButton>
      <ActionButton
        {...common}
        label={words.allOn}
        title={words.allOn}
        text={words.allOnText}
        confirm={words.allOn}
        send={({ reason }) => api.games.allOn({ body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    </>
  );
}
