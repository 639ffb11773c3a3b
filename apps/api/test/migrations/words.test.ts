import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';

const name = `goldwren_test_${randomBytes(8).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'goldwren-migrations-'));
let client: pg.Client;

/** Runs the migrations up to one of them, as a database of that time has had them. */
async function migrateUpTo(tag: string): Promise<void> {
  cpSync(fromPackageRoot('drizzle'), folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  expect(last).toBeGreaterThan(0);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  await migrate(drizzle({ client }), { migrationsFolder: folder });
}

beforeAll(async () => {
  await runAsAdmin(inject('adminUrl'), [`create database ${name}`]);
  client = new pg.Client({ connectionString: withDatabase(inject('adminUrl'), name) });
  await client.connect();
  await migrateUpTo('_email_ownership');
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
  await runAsAdmin(inject('adminUrl'), [`drop database if exists ${name} with (force)`]);
});

const special =
  'The First Purchase Special is once per person and you have had it. For this payment you received the Bronze package, which also costs $10.';
const goldOnly = 'Sweeps Coins are not available where you live, so this purchase brings Gold Coins only.';
const specialNote = { code: 'special_twice', params: { package: 'Bronze', price_usd: '10.00' } };

/** Every sentence that was stored, with the facts it becomes. */
const notes: readonly (readonly [string | null, readonly object[]])[] = [
  [null, []],
  ['', []],
  [goldOnly, [{ code: 'gold_only' }]],
  [special, [specialNote]],
  [`${special} ${goldOnly}`, [specialNote, { code: 'gold_only' }]],
  [
    'The payment does not fit this order. Our staff are looking at it; nothing is lost.',
    [{ code: 'amount_in_review' }],
  ],
  [
    'The payment arrived after you moved to where coins cannot be bought. Our staff will refund it; nothing is lost.',
    [{ code: 'region_in_review' }],
  ],
  [
    'The payment arrived while your account may not buy coins. Our staff are looking at it; nothing is lost.',
    [{ code: 'standing_in_review' }],
  ],
  ['The payment went back to you, and the coins it had brought were taken back.', [{ code: 'taken_back' }]],
  [
    'The payment went back to you. Part of the coins it had brought had been played; the rest is recorded as owed.',
    [{ code: 'taken_back_in_part' }],
  ],
  ['The payment went back to you before any coins were credited.', [{ code: 'never_credited' }]],
];

test('sentences in the database become facts, and a mail that waits goes out as it was written', async () => {
  for (const [index, [note]] of notes.entries()) {
    await client.query(
      `INSERT INTO store_order (player_id, id, package_id, package_name, price_cents, gold, sweeps, first_purchase, status,
                                provider, note)
       VALUES (gen_random_uuid(), gen_random_uuid(), $1, 'Bronze', 1000, 1, 1, false, 'created', 'sandbox', $2)`,
      [index, note],
    );
  }
  await client.query(
    `INSERT INTO free_entry (id, reference, method, email, email_key, person_key, full_name, address, day, status, reason)
     VALUES (gen_random_uuid(), 'R1', 'online', 'a@b.test', 'a@b.test', 'x', 'A', 'B', '2026-01-01', 'rejected', 'No.')`,
  );
  await client.query(
    `INSERT INTO mail_outbox (id, recipient, recipient_key, template, subject, body)
     VALUES (gen_random_uuid(), 'a@b.test', 'a@b.test', 'welcome', 'Welcome', 'Hello')`,
  );

  await migrate(drizzle({ client }), { migrationsFolder: fromPackageRoot('drizzle') });

  const { rows } = await client.query('SELECT notes FROM store_order ORDER BY package_id');
  expect(rows.map((row) => row.notes)).toEqual(notes.map(([, facts]) => facts));
  expect((await client.query('SELECT locale, rejection FROM free_entry')).rows).toEqual([
    { locale: 'en', rejection: { code: 'written', text: 'No.' } },
  ]);
  expect((await client.query('SELECT locale, facts FROM mail_outbox')).rows).toEqual([
    { locale: 'en', facts: { template: 'as_written', subject: 'Welcome', body: 'Hello' } },
  ]);
});
