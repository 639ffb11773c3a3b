import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { createStoreFixture, newBuyers, type StoreFixture } from '../helpers/money/store.ts';

const functions = readSqlFunctions().map(({ name, text }) => ({ name, text: text.replaceAll(/--.*$/gm, '') }));
const bodyOf = (name: string): string => functions.find((one) => one.name === name)?.text ?? '';

/** Whether check_purchase locks the wallet, calls check_movement with the price, and returns its result. */
function checksUnderLock(text: string): boolean {
  return /FROM wallet w WHERE w\.player_id = p_player AND w\.currency = 'gold' FOR UPDATE;\s+RETURN QUERY SELECT check_movement\(p_player, 'gold', p_price_cents, 'purchase'\);/.test(
    text,
  );
}

/** Whether code that inserts or credits an order checks the purchase first. */
function checksFirst(code: string, sells: RegExp): boolean {
  const [before, after] = code.split(sells);
  return (
    after === undefined ||
    /await (?:purchaseRefusal\(db, \w+\.\w+, \w+\.priceCents|checkoutRefusal\(db, \w+\.\w+, \w+\.priceCents, (?:null|\w+\.id))\)/.test(
      before ?? '',
    )
  );
}

const selling = /\bawait (?:insertOrder|postGrant)\(/;
const crediting = /\bcreditPurchase\(db/;

function sources(): { path: string; code: string }[] {
  const folder = fromPackageRoot('src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|store)\.ts$/.test(path))
    .map((path) => ({ path, code: readFileSync(join(folder, path), 'utf8') }));
}

describe('code that sells coins', () => {
  test('checks under the wallet lock whether this amount may move now', () => {
    const text = bodyOf('check_purchase');
    expect(checksUnderLock(text)).toBe(true);
    for (const [part, by] of [
      [' FOR UPDATE', ''],
      ["check_movement(p_player, 'gold', p_price_cents, 'purchase')", 'NULL::text'],
      ['p_price_cents,', '0,'],
    ] as const) {
      const mutated = text.replace(part, by);
      expect(mutated, part).not.toBe(text);
      expect(checksUnderLock(mutated), `without ${part}`).toBe(false);
    }
  });

  test('is only the checkout and the payment', () => {
    const posting = functions.filter(({ text }) => /'purchase', p_player/.test(text)).map(({ name }) => name);
    expect(posting).toEqual(['credit_purchase']);
    const sellers = sources().filter(({ code }) => selling.test(code) || crediting.test(code));
    expect(sellers.map(({ path }) => path).sort()).toEqual([
      'modules/store/orders/start-checkout.ts',
      'modules/store/settlement/credit-order.ts',
    ]);
    for (const { path, code } of sellers) {
      expect(checksFirst(code, selling), path).toBe(true);
      const mutated = code.replace(/await (?:purchase|checkout)Refusal\(/g, 'await nobody(');
      expect(mutated, path).not.toBe(code);
      expect(checksFirst(mutated, selling), `${path} without the check`).toBe(false);
    }
  });
});

describe('check_purchase', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await createStoreFixture();
  });
  afterAll(() => fixture.close());

  test('locks the wallet until the end of the transaction', async () => {
    const [player] = await newBuyers(fixture.owner, 1);
    const [asking, other] = [await fixture.owner.connect(), await fixture.owner.connect()];
    const lock = "SELECT 1 FROM wallet WHERE player_id = $1 AND currency = 'gold' FOR UPDATE NOWAIT";
    await asking.query('BEGIN');
    await asking.query('SELECT check_purchase($1, 1000)', [player]);
    await expect(other.query(lock, [player])).rejects.toMatchObject({ code: '55P03' });
    await asking.query('COMMIT');
    expect((await other.query(lock, [player])).rowCount).toBe(1);
    for (const client of [asking, other]) client.release();
  });
});
