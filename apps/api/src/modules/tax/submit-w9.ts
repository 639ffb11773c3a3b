import { givesW9, type TaxpayerNumberType } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { screenSignature } from '../exclusions/public.ts';
import type { Person } from '../players/public.ts';
import { admit } from '../throttle/public.ts';
import { insertTaxForm, type TaxFormRow } from './tax-form.store.ts';
import { sealTaxpayerNumber } from './taxpayer-number.ts';

export interface SubmitW9Deps extends Pick<Context, 'database' | 'config'> {
  readonly box: SealedBox;
  /** Is this redemption this player's? Redemptions stand above this module. */
  readonly isRedemptionOf: (db: Db, playerId: string, redemptionId: string) => Promise<boolean>;
  /** What waited for the form goes on, in the same transaction. */
  readonly onW9: (tx: Db, playerId: string) => Promise<void>;
}

export interface W9Answers {
  readonly redemptionId: string;
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly tinType: TaxpayerNumberType;
  /** Nine digits, as the form's own rules leave them. */
  readonly tin: string;
  readonly signedName: string;
}

/**
 * Keeps a W-9, its number sealed. The latest one of a player counts, so a correction is sent as a new one.
 * @throws Problem `not_found` for a redemption that is not theirs, `conflict` for a player who gives no W-9, `rate_limited`.
 */
export async function submitW9(deps: SubmitW9Deps, player: Person, answers: W9Answers): Promise<TaxFormRow> {
  const { db } = deps.database;
  if (!(await deps.isRedemptionOf(db, player.id, answers.redemptionId))) throw new Problem('not_found');
  if (!givesW9(player.country)) throw new Problem('conflict', { params: { reason: 'w9_not_needed' } });
  await admit(db, [{ throttle: 'taxFormPlayer', subject: player.id }]);
  const { tin, ...written } = answers;
  const key = { playerId: player.id, id: newId() };
  const sealed = { tin: sealTaxpayerNumber(deps.box, tin, key), tinLast4: tin.slice(-4) };
  return inTransaction(deps.database, async (tx) => {
    await screenW9(tx, deps.config.seedKey, player, answers);
    const form = await insertTaxForm(tx, { ...written, ...key, ...sealed });
    await deps.onW9(tx, player.id);
    return form;
  });
}

/** A match holds the account: the prize that waits for the form is not approved until staff have decided. */
async function screenW9(tx: Db, seedKey: Buffer, player: Person, answers: W9Answers): Promise<void> {
  const { legalName: name, street, city, region, postalCode } = answers;
  const address = `${street}, ${city}, ${region} ${postalCode}`;
  await screenSignature(tx, seedKey, player.id, 'tax_form', { name, address });
}
