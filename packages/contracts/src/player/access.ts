import type { ForEveryone, RouteNotes } from '../shared/access.ts';

/** Who may make a call of this contract: everyone, or a signed-in player. */
export type PlayerAccess = ForEveryone | ({ readonly access: 'player' } & RouteNotes);

export const forPlayers = { metadata: { access: 'player' } } as const;
/** For calls that move money: sent again with the same `Idempotency-Key`, the effect is once and the answer the same. */
export const forPlayersOnce = { metadata: { access: 'player', idempotencyKey: 'accepted' } } as const;
/** For what a stranger at an unlocked device must not do: after an idle time the password is asked for again. */
export const forPlayersFresh = { metadata: { access: 'player', fresh: true } } as const;
export const forPlayersOnceFresh = {
  metadata: { access: 'player', idempotencyKey: 'accepted', fresh: true },
} as const;
/** The same, and the session ends with it. */
export const forPlayersFreshLeaving = { metadata: { access: 'player', fresh: true, cookie: 'expired' } } as const;
/** For the call that gives the password again. */
export const forPlayersSigningInAgain = { metadata: { access: 'player', cookie: 'set' } } as const;
/** For calls that take a file of at most so many bytes. */
export function forPlayersUploading(maxUploadBytes: number) {
  return { metadata: { access: 'player', maxUploadBytes } } as const;
}
/** Answers the same to whoever is not signed in. */
export const signingOut = { metadata: { access: 'everyone', cookie: 'expired' } } as const;
