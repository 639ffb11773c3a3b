import { newTotpSecret, openTotpSecret, sealTotpSecret, stepOfCode, totpUri } from '../../../platform/crypto/totp.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { insertPlayerEvent, type Person } from '../../players/public.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { securityChanged } from '../auth.events.ts';
import { provePassword } from '../passwords/prove-password.ts';
import type { Attempt } from '../sign-in/sign-in-rate-limit.ts';
import { checkSecondFactor, countedFor, type SecondFactorDeps, type SecondFactorProof } from './check-second-factor.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  insertRecoveryCodes,
  insertTotpSecret,
  isTotpEnabled,
  lockEnabledTotp,
  lockTotp,
  markTotpEnabled,
} from './second-factor.store.ts';

export async function hasSecondFactor(db: Db, playerId: string): Promise<boolean> {
  return isTotpEnabled(db, playerId);
}

export async function readSecondFactor(
  { database: { db } }: SecondFactorDeps,
  playerId: string,
): Promise<{ enabled: boolean; recovery_codes_left: number }> {
  const enabled = await hasSecondFactor(db, playerId);
  return { enabled, recovery_codes_left: enabled ? await countRecoveryCodes(db, playerId) : 0 };
}

/**
 * Creates a secret for the player's authenticator app. The second factor is not required until it is enabled.
 * @throws Problem `conflict` while the second factor is on.
 */
export async function setUpTotp(
  { database, box }: SecondFactorDeps,
  player: Person,
): Promise<{ secret: string; otpauth_uri: string }> {
  const secret = newTotpSecret();
  const isNew = await insertTotpSecret(database.db, player.id, sealTotpSecret(box, 'player', secret, player.id));
  if (!isNew) throw new Problem('conflict', { params: { reason: 'second_factor_on' } });
  return { secret, otpauth_uri: totpUri('player', secret, player.email) };
}

/**
 * Turns the second factor on after a correct code, and returns the recovery codes. Of two concurrent calls, only one
 * gets them.
 * @throws Problem `conflict` when it is on or nothing was set up; `validation_failed` for a wrong code; `rate_limited`.
 */
export async function enableTotp(deps: SecondFactorDeps, player: Person, code: string): Promise<string[]> {
  const { database, box, clock } = deps;
  await consumeRateLimit(database.db, [countedFor(player.id, null)]);
  return inTransaction(database, async (tx) => {
    const found = await lockTotp(tx, player.id);
    if (!found) throw new Problem('conflict', { params: { reason: 'second_factor_off' } });
    if (found.enabledAt !== null) throw new Problem('conflict', { params: { reason: 'second_factor_on' } });
    const step = stepOfCode(openTotpSecret(box, 'player', found.secret, player.id), code, clock.now());
    if (step === null) {
      throw new Problem('validation_failed', { fields: { totp_code: [{ code: 'totp_code_wrong' }] } });
    }
    await markTotpEnabled(tx, player.id, step);
    const codes = newRecoveryCodes();
    await insertRecoveryCodes(tx, player.id, codes.map(hashOfRecoveryCode));
    await notifyPlayer(deps, tx, player, 'on');
    return codes;
  });
}

/**
 * Turns the second factor off after a check of the password and a code.
 * @throws Problem `conflict` when it is off; `invalid_credentials`, `totp_required`, `rate_limited`.
 */
export async function disableTotp(
  deps: SecondFactorDeps,
  player: Person,
  proof: Omit<Attempt, 'email'> & SecondFactorProof & { readonly password: string },
): Promise<void> {
  await provePassword(deps, { ...proof, email: player.email });
  await checkSecondFactor(deps, player, proof);
  await inTransaction(deps.database, async (tx) => {
    if (!(await removeSecondFactor(tx, player.id))) {
      throw new Problem('conflict', { params: { reason: 'second_factor_off' } });
    }
    await notifyPlayer(deps, tx, player, 'off');
  });
}

/** Turns the second factor off for staff, in the caller's transaction. Returns false when it is off. */
export async function removeSecondFactor(tx: Db, playerId: string): Promise<boolean> {
  if (!(await lockEnabledTotp(tx, playerId))) return false;
  await deleteSecondFactor(tx, playerId);
  return true;
}

async function notifyPlayer(
  { mailer, emit }: SecondFactorDeps,
  tx: Parameters<typeof insertPlayerEvent>[0],
  player: Person,
  now: 'on' | 'off',
): Promise<void> {
  const { id: playerId, email: recipient, locale, firstName } = player;
  await insertPlayerEvent(tx, { playerId, kind: `second_factor_${now}`, staffId: null, facts: {} });
  await mailer.queue(tx, { template: 'second_factor_changed', recipient, locale, firstName, isOn: now === 'on' });
  await emit(tx, securityChanged, { playerId, change: 'second_factor_changed' });
}
