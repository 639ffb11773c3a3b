import type { Context } from '../../../context.ts';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { openTotpSecret, stepOfCode } from '../../../platform/crypto/totp.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Person } from '../../players/public.ts';
import { type Counted, consumeRateLimit, resetCounts } from '../../rate-limits/public.ts';
import { securityChanged } from '../auth.events.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, deleteRecoveryCode, selectTotpSecret, usePlayerTotpStep } from './second-factor.store.ts';

export interface SecondFactorDeps extends Pick<Context, 'database' | 'mailer' | 'clock' | 'emit'> {
  readonly box: SealedBox;
}

/** The second factor that was entered. One of the two is enough. */
export interface SecondFactorProof {
  readonly totpCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/**
 * Checks the second factor after a correct password, when it is enabled. Each code works once. A used recovery code is
 * deleted and the owner gets a mail.
 * @param device as in sign-in-rate-limit.ts: the owner's own browser is counted separately.
 * @throws Problem `totp_required` for a missing, wrong or used code; `rate_limited`.
 */
export async function checkSecondFactor(
  deps: SecondFactorDeps,
  player: Pick<Person, 'id' | 'email' | 'firstName' | 'locale'>,
  proof: SecondFactorProof & { readonly device: string | null },
): Promise<void> {
  const { db } = deps.database;
  const sealed = await selectTotpSecret(db, player.id);
  if (sealed === null) return;
  const { totpCode, recoveryCode } = proof;
  if (totpCode === undefined && recoveryCode === undefined) throw new Problem('totp_required');
  const counted = [countedFor(player.id, proof.device)];
  await consumeRateLimit(db, counted);
  if (totpCode !== undefined) {
    const step = stepOfCode(openTotpSecret(deps.box, 'player', sealed, player.id), totpCode, deps.clock.now());
    const fits = step !== null && (await usePlayerTotpStep(db, player.id, step));
    if (!fits) throw new Problem('totp_required', { params: { wrong: 'totp_code' } });
  } else if (recoveryCode !== undefined && !(await useRecoveryCode(deps, player, recoveryCode))) {
    throw new Problem('totp_required', { params: { wrong: 'recovery_code' } });
  }
  await resetCounts(db, counted);
}

/** Only callers with the right password reach this check, so others cannot exhaust the limits. */
export function countedFor(playerId: string, device: string | null): Counted {
  if (device === null) return { rateLimit: 'secondFactorAccount', subject: playerId };
  return { rateLimit: 'secondFactorDevice', subject: `${playerId}|${device}` };
}

function useRecoveryCode(
  { database, mailer, emit }: SecondFactorDeps,
  player: Pick<Person, 'id' | 'email' | 'firstName' | 'locale'>,
  code: string,
): Promise<boolean> {
  const { id, email: recipient, firstName, locale } = player;
  return inTransaction(database, async (tx) => {
    if (!(await deleteRecoveryCode(tx, id, hashOfRecoveryCode(code)))) return false;
    const left = await countRecoveryCodes(tx, id);
    await mailer.queue(tx, { template: 'recovery_code_used', recipient, locale, firstName, left });
    await emit(tx, securityChanged, { playerId: id, change: 'recovery_code_used' });
    return true;
  });
}
