import { gamesMessages as messages } from '@goldwren/messages/staff/site/games';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';

/** Switches all games off in an emergency, and on again. */
export function AllGames() {
  const common = { fields: ['reason'], done: messages.done } as const;
  const reasonField = (errors: { reason?: string }) => <ReasonField error={errors.reason} />;
  return (
    <>
      <ActionButton
        {...common}
        label={messages.allOff}
        text={messages.allOffText}
        send={({ reason }) => api.games.allOff({ body: { reason } })}
      >
        {reasonField}
      </ActionButton>
      <ActionButton
        {...common}
        label={messages.allOn}
        text={messages.allOnText}
        send={({ reason }) => api.games.allOn({ body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    </>
  );
}
