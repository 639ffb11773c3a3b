import { filesW9, type TaxpayerNumberType } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { screenSignature } from '../exclusions/public.ts';
import type { Person } from '../players/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { insertTaxForm, type TaxFormRow } from './tax-form.store.ts';
import { sealTaxpayerNumber } from './taxpayer-number.ts';
import { w9Submitted } from './w9.events.ts';

export interface W9Answers {
  readonly redemptionId: string;
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly tinType: TaxpayerNumberType;
  /** Nine digits, normalized by the form's own validation. */
  readonly tin: string;
  readonly signedName: string;
}

/**
 * Stores a W-9 with its number sealed. The latest form of a player counts, so a correction is a new form.
 * Redemptions that waited for the form continue in the same transaction (`w9.submitted`).
 * @throws Problem `conflict` for a player who does not need a W-9, `rate_limited`.
 */
export async function submitW9(
  { database, config, box, emit }: Pick<Context, 'database' | 'config' | 'box' | 'emit'>,
  player: Person,
  answers: W9Answers,
): Promise<TaxFormRow> {
  if (!filesW9(player.country)) throw new Problem('conflict', { params: { reason: 'w9_not_needed' } });
  await consumeRateLimit(database.db, [{ rateLimit: 'taxFormPlayer', subject: player.id }]);
  const { tin, ...written } = answers;
  const key = { playerId: player.id, id: newId() };
  const sealed = { tin: sealTaxpayerNumber(box, tin, key), tinLast4: tin.slice(-4) };
  return inTransaction(database, async (tx) => {
    await screenW9(tx, config.seedKey, player, answers);
    const form = await insertTaxForm(tx, { ...written, ...key, ...sealed });
    await emit(tx, w9Submitted, { playerId: player.id });
    return form;
  });
}

/** A match holds the account, so the redemption is not approved until staff have decided. */
async function screenW9(tx: Db, seedKey: Buffer, player: Person, answers: W9Answers): Promise<void> {
  const { legalName: name, street, city, region, postalCode } = answers;
  const address = `${street}, ${city}, ${region} ${postalCode}`;
  await screenSignature(tx, seedKey, player.id, 'tax_form', { name, address });
}
