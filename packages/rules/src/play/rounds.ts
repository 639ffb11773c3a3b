/** A round is open while its player has a decision to make. */
export const roundStates = ['open', 'settled'] as const;

/** Who made the last decision of a round: the player, or the published default action of an abandoned round. */
export const roundSettlers = ['player', 'default_action'] as const;
export type RoundSettler = (typeof roundSettlers)[number];

/**
 * Why the nightly audit switches a game off: rounds are missing, added or cannot be reproduced, or the return is
 * outside the band of the proof.
 */
export const auditSwitchReasons = ['rounds_disagree', 'return_outside_band'] as const;

/** Why a game was switched: by the audit, by staff, with all games in an emergency, or by the cell that decides for the site. */
export const gameSwitchReasons = [...auditSwitchReasons, 'staff', 'emergency', 'other_cell'] as const;
export type GameSwitchReason = (typeof gameSwitchReasons)[number];

/** Whether the audit of this cell switched the game. */
export function isAuditReason(reason: string | null): boolean {
  return (auditSwitchReasons as readonly (string | null)[]).includes(reason);
}

/**
 * Whether an audit switched the game. A staff member then investigates it, and a different one switches the game on again. The audit
 * can be that of another cell, which decided for the site. The note of the switch then is its reason there.
 */
export function requiresInvestigation({
  reason,
  note,
}: {
  readonly reason: GameSwitchReason;
  readonly note: string | null;
}): boolean {
  return isAuditReason(reason) || (reason === 'other_cell' && isAuditReason(note));
}
