/** A round is open while its player has a decision left. */
export const roundStates = ['open', 'settled'] as const;
export type RoundState = (typeof roundStates)[number];

/** Whose last decision settled a round: the player's, or the published default action of a round that was left. */
export const roundSettlers = ['player', 'default_action'] as const;
export type RoundSettler = (typeof roundSettlers)[number];

/** What the nightly audit switches a game off for: rounds that do not derive again, or a return its proof does not allow. */
export const auditSwitchReasons = ['rounds_disagree', 'return_outside_band'] as const;
export type AuditSwitchReason = (typeof auditSwitchReasons)[number];

/** Why a game was switched: by the audit, by staff, or with all the others in an emergency. */
export const gameSwitchReasons = [...auditSwitchReasons, 'staff', 'emergency'] as const;
export type GameSwitchReason = (typeof gameSwitchReasons)[number];

/** A game that the audit switched off is put back on by somebody other than who looked into it. */
export function needsSecondLook(reason: GameSwitchReason): boolean {
  return (auditSwitchReasons as readonly GameSwitchReason[]).includes(reason);
}
