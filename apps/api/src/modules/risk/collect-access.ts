import type { RiskFactKind } from '@goldwren/rules';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import type { Db } from '../../platform/database.ts';
import type { AccountAccess } from '../auth/public.ts';
import { insertDue, insertFacts } from './fact.store.ts';

/**
 * Stores from which browser and network an account was used, in the transaction of the sign-in or registration. Only keyed
 * hashes are stored.
 */
export async function collectAccess(tx: Db, key: Buffer, access: AccountAccess): Promise<void> {
  const { playerId, device, network, browser, system } = access;
  const fact = (kind: RiskFactKind, text: string) => ({ playerId, kind, value: keyedHash(key, `risk ${kind}`, text) });
  await insertFacts(tx, [
    ...(device === null ? [] : [{ ...fact('device', device), browser, system }]),
    ...(network === null ? [] : [{ ...fact('network', network), browser: null, system: null }]),
  ]);
}

/** Does the same for a new account, and enqueues its first assessment. Nothing of the registration waits for that. */
export async function collectRegistration(tx: Db, key: Buffer, access: AccountAccess): Promise<void> {
  await collectAccess(tx, key, access);
  await insertDue(tx, access.playerId, 'registration');
}
