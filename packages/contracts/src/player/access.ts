import type { ForEveryone } from '../shared/access.ts';

/** Who may make a call of this contract: everyone, or a signed-in player. */
export type PlayerAccess = ForEveryone | { readonly access: 'player' };

export const forPlayers = { metadata: { access: 'player' } } as const;
