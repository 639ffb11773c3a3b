import type { User } from '@goldwren/contracts/player';
import { type AcceptedDocument, type NameLock, type PolicyPack, restrictionsOf } from '@goldwren/rules';
import type { Person } from '../person.ts';

/**
 * Builds a player as the contract shows them, with the current restrictions.
 * @param due the legal texts whose newest version the player has not accepted.
 */
export function toUser(
  player: Person,
  pack: PolicyPack,
  { due, nameLock }: { readonly due: readonly AcceptedDocument[]; readonly nameLock: NameLock | null },
): User {
  return {
    id: player.id,
    email: player.email,
    first_name: player.firstName,
    last_name: player.lastName,
    country: player.country,
    us_state: player.region,
    phone: player.phone,
    locale: player.locale,
    show_as_winner: player.showAsWinner,
    mail_reminders: player.mailReminders,
    email_verified: player.emailVerifiedAt !== null,
    created_at: player.createdAt,
    identity_status: player.identityStatus,
    welcome_sweeps: player.welcomeSweeps,
    name_lock: nameLock,
    restrictions: restrictionsOf(pack, {
      country: player.country,
      region: player.region,
      suspended: player.suspendedAt !== null,
      redemptionSuspended: player.redemptionSuspendedAt !== null,
      breakCode: player.breakCode,
    }),
    terms_due: [...due],
  };
}
