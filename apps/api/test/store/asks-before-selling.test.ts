import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { createStoreDesk, newBuyers, type StoreDesk } from '../support/store.ts';

const functions = readSqlFunctions().map(({ name, text }) => ({ name, text: text.replaceAll(/--.*$/gm, '') }));
const bodyOf = (name: string): string => functions.find((one) => one.name === name)?.text ?? '';

/** May_purchase: the wallet is locked, then check_movement is asked for this price, and its answer is the answer. */
function asksUnderLock(text: string): boolean {
  return /FROM wallet w WHERE w\.player_id = p_player AND w\.currency = 'gold' FOR UPDATE;\s+RETURN QUERY SELECT check_movement\(p_player, 'gold', p_price_cents, 'purchase'\);/.test(
    text,
  );
}

/** Code that adds an order or credits one: the question comes first, and a refusal ends it. */
function asksFirst(code: string, sells: RegExp): boolean {
  const [before, after] = code.split(sells);
  return (
    after === undefined || /await (?:purchase|checkout)Refusal\(db, \w+\.\w+, \w+\.priceCents\)/.test(before ?? '')
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

describe('whoever sells coins', () => {
  test('asks whether this amount may move now, under the lock of the wallet', () => {
    const text = bodyOf('check_purchase');
    expect(asksUnderLock(text)).toBe(true);
    for (const [part, by] of [
      [' FOR UPDATE', ''],
      ["check_movement(p_player, 'gold', p_price_cents, 'purchase')", 'NULL::text'],
      ['p_price_cents,', '0,'],
    ] as const) {
      const mutated = text.replace(part, by);
      expect(mutated, part).not.toBe(text);
      expect(asksUnderLock(mutated), `without ${part}`).toBe(false);
    }
  });

  test('is the order and the payment, and nobody else', () => {
    const posting = functions.filter(({ text }) => /'purchase', p_player/.test(text)).map(({ name }) => name);
    expect(posting).toEqual(['credit_purchase']);
    const sellers = sources().filter(({ code }) => selling.test(code) || crediting.test(code));
    expect(sellers.map(({ path }) => path).sort()).toEqual([
      'modules/store/orders/start-checkout.ts',
      'modules/store/settlement/credit-order.ts',
    ]);
    for (const { path, code } of sellers) {
      expect(asksFirst(code, selling), path).toBe(true);
      const mutated = code.replace(/await (?:purchase|checkout)Refusal\(/g, 'await nobody(');
      expect(mutated, path).not.toBe(code);
      expect(asksFirst(mutated, selling), `${path} without asking`).toBe(false);
    }
  });
});

describe('the question', () => {
  let desk: StoreDesk;
  beforeAll(async () => {
    desk = await createStoreDesk();
  });
  afterAll(() => desk.close());

  test('locks the wallet until the end of the transaction that asked', async () => {
    const [player] = await newBuyers(desk.owner, 1);
    const [asking, other] = [await desk.owner.connect(), await desk.owner.connect()];
    const lock = "SELECT 1 FROM wallet WHERE player_id = $1 AND currency = 'gold' FOR UPDATE NOWAIT";
    await asking.query('BEGIN');
    await asking.query('SELECT check_purchase($1, 1000)', [player]);
    await expect(other.query(lock, [player])).rejects.toMatchObject({ code: '55P03' });
    await asking.query('COMMIT');
    expect((await other.query(lock, [player])).rowCount).toBe(1);
    for (const client of [asking, other]) client.release();
  });
});
