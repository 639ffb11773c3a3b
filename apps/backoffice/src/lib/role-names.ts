import { frame } from '@goldwren/messages/staff/frame';
import type { StaffRole } from '@goldwren/rules';

/** Names roles in a list: "Support, Finance". */
export function roleNames(roles: readonly StaffRole[]): string {
  return roles.map((role) => frame.account.roles[role]).join(', ');
}
