import type { AccountStatus } from '@goldwren/rules';
import type { PlayerRow } from '../players/public.ts';

export function statusOf({ closedAt, suspendedAt }: Pick<PlayerRow, 'closedAt' | 'suspendedAt'>): AccountStatus {
  if (closedAt !== null) return 'closed';
  return suspendedAt === null ? 'active' : 'suspended';
}
