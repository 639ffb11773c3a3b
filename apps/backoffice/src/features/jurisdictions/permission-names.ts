import { jurisdictionsMessages as messages } from '@goldwren/messages/staff/site/jurisdictions';
import type { Permission } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';

/** Names permissions in a sentence: "registration, purchases and redemption". */
export function permissionNames(permissions: readonly Permission[]): string {
  return formats.and(permissions.map((one) => messages.permissions[one]));
}
