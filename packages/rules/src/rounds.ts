/** A round is open while its player has a decision left. */
export const roundStates = ['open', 'settled'] as const;
export type RoundState = (typeof roundStates)[number];

/** Whose last decision settled a round: the player's, or the published default action of a round that was left. */
export const roundSettlers = ['player', 'default_action'] as const;
export type RoundSettler = (typeof roundSettlers)[number];

/** Why a game was switched off: rounds that do not derive again, or a return that its proof does not allow. */
export const gameSwitchReasons = ['rounds_disagree', 'return_outside_band'] as const;
export type GameSwitchReason = (typeof gameSwitchReasons)[number];
