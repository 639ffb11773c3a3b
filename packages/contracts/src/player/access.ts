import type { ForEveryone, RouteNotes } from '../shared/access.ts';

/** Who may make a call of this contract: everyone, or a signed-in player. */
export type PlayerAccess = ForEveryone | ({ readonly access: 'player' } & RouteNotes);

export const forPlayers = { metadata: { access: 'player' } } as const;
/** For calls that move money. A retry with the same `Idempotency-Key` has no second effect and returns the same response. */
export const forPlayersIdempotent = { metadata: { access: 'player', idempotencyKey: 'accepted' } } as const;
/** For calls that decide something in a game. Their responses are signed. */
export const forPlayersSigned = { metadata: { access: 'player', receipt: true } } as const;
/** Like `forPlayersIdempotent`, with a signed response. */
export const forPlayersIdempotentSigned = {
  metadata: { access: 'player', idempotencyKey: 'accepted', receipt: true },
} as const;
/** For calls that another person at an unlocked device must not make. They require the password again after idle time. */
export const forPlayersFresh = { metadata: { access: 'player', fresh: true } } as const;
export const forPlayersIdempotentFresh = {
  metadata: { access: 'player', idempotencyKey: 'accepted', fresh: true },
} as const;
/** Like `forPlayersFresh`, and the call ends the session. */
export const forPlayersFreshEndingSession = { metadata: { access: 'player', fresh: true, cookie: 'expired' } } as const;
/** For the call that confirms the password. */
export const forPlayersReauthenticating = { metadata: { access: 'player', cookie: 'set' } } as const;
/** For calls that upload a file of at most `maxUploadBytes`. */
export function forPlayersUploading(maxUploadBytes: number) {
  return { metadata: { access: 'player', maxUploadBytes } } as const;
}
/** Returns the same response without a session. */
export const signingOut = { metadata: { access: 'everyone', cookie: 'expired' } } as const;
