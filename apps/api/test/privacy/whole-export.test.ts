import { randomUUID } from 'node:crypto';
import { type ExportSection, exportSections } from '@goldwren/rules';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordSources } from '../../src/modules/privacy/personal-data-sources.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { addOneOfEverything, type Row } from '../helpers/database/one-of-everything.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newVerifiedPlayer, type Player } from '../helpers/people/players.ts';
import { download, type Exported, newExport, recordsIn } from '../helpers/people/privacy.ts';

const rounds = 10_000;

/** Conditions for the player's rows (`$1`) in tables without a simple `player_id`, or with rows created after the export. */
const ownBy: Partial<Record<ExportSection, string>> = {
  profile: 'id = $1',
  account_events: "player_id = $1 AND kind NOT IN ('note', 'export_downloaded')",
  adjustments: "player_id = $1 AND status = 'approved'",
  mails: "recipient = (SELECT email FROM player WHERE id = $1) AND template <> 'data_export_ready'",
  payment_notices: "reference LIKE '%' || $1::uuid",
  support_messages: "ticket_id IN (SELECT id FROM support_ticket WHERE player_id = $1) AND author <> 'note'",
};

/** The columns of these tables that an export leaves out. */
const leftOut = [
  ...['account_events.staff_id', 'adjustments.decided_by', 'adjustments.decision_note', 'adjustments.reason'],
  ...[
    'adjustments.requested_by',
    'challenge_entries.alias_key',
    'challenge_entries.removed_alias_keys',
    'free_entries.address_key',
    'free_entries.decided_by',
    'free_entries.email_key',
  ],
  ...['free_entries.person_key', 'game_sessions.sealed_server_seed', 'identity_documents.file_id'],
  ...['identity_reviews.decided_by', 'identity_reviews.decided_by_name', 'identity_reviews.sealed_ssn'],
  ...['identity_vendor_sessions.checked_at', 'identity_vendor_sessions.signaled_at'],
  ...['identity_reviews.ssn_key_id', 'mails.attempts', 'mails.facts', 'mails.given_up_at', 'mails.last_error'],
  ...['mails.recipient_key', 'orders.checkout_data', 'orders.checkout_url', 'orders.idempotency_key'],
  'order_refunds.requested_by',
  ...['orders.request_hash', 'payment_notices.event_id', 'payouts.batch_id', 'payouts.note', 'payouts.settled_by'],
  ...['payout_transfers.attempts', 'payout_transfers.checked_at', 'payout_transfers.sending_until'],
  'payout_transfers.signaled_at',
  'profile.search_text',
  ...['profile.email_key', 'profile.password_hash', 'redemption_events.staff_id', 'redemptions.details_sealed'],
  ...['push_subscriptions.auth', 'push_subscriptions.p256dh'],
  ...['risk_facts.value', 'risk_reviews.decided_by', 'risk_reviews.facts', 'risk_reviews.note'],
  ...['risk_reviews.score', 'risk_reviews.signals'],
  ...['redemptions.idempotency_key', 'redemptions.request_hash', 'second_factor.last_step', 'second_factor.secret'],
  ...['sessions.id_hash', 'support_messages.staff_id', 'support_messages.staff_name', 'support_tickets.assigned_to'],
  ...['support_tickets.assigned_to_name', 'support_tickets.email_key', 'support_tickets.escalated_at'],
  ...['support_tickets.last_message_id', 'support_tickets.turn', 'tax_forms.tin', 'tax_years.issued_by'],
  'wallets.guarded',
];

/** Client seeds that a player could type. */
const typed = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '"quoted", with comma',
  'two\nlines',
  'Zoé 🎰',
  "'=1",
  '=HYPERLINK("x")',
];

const api = setUpTestApi();
let player: Player;
let other: Player;
let files: Readonly<Record<string, Uint8Array>>;
let records: Exported;

function rowsOf({ id }: Player): Readonly<Record<string, Row>> {
  const [orderId, ticketId] = [randomUUID(), randomUUID()];
  const paid = { state: 'paid', settled_at: new Date(), settled_by: id, paid_on: new Date(), reference: randomUUID() };
  const signatures = { md5sig: 'SIGNED-BY-US', sha2sig: 'SIGNED-BY-US', signature: 'SIGNED-BY-US' };
  return {
    adjustment: { status: 'approved', decided_by: randomUUID(), decided_at: new Date() },
    free_entry: { player_id: id },
    identity_case: { status: 'rejected', decided_at: new Date() },
    identity_document: { status: 'uploaded', superseded_at: new Date() },
    identity_vendor_session: { state: 'open' },
    // No posting of the ledger has the same number, so that the order of the export is unique.
    journal: { seq: 999 },
    payout: { gross_cents: 1, withheld_cents: 0, net_cents: 1, ...paid },
    player_event: { kind: 'note', facts: { text: 'NOTED-BY-STAFF' } },
    redemption: { status: 'rejected' },
    store_order: { id: orderId, status: 'cancelled' },
    support_message: { ticket_id: ticketId, author: 'person' },
    support_ticket: { id: ticketId, player_id: id, status: 'closed' },
    tax_form: { tin_last4: '6789' },
    webhook_inbox: { reference: `${orderId}-${id}`, payload: { status: '2', ...signatures } },
  };
}

/** Inserts rounds with their stake and win directly into the tables. */
async function playMany({ id }: Player): Promise<void> {
  await tamper(
    api.owner,
    `INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout, settled_at, client_seed, choice, actions)
     SELECT $1, gen_random_uuid(), gen_random_uuid(), n, 2, 1, 'gold', 'settled', 'player', 100000 + n, n, now(), ($2::text[])[n % $3 + 1] || n, '{}', '[]'
       FROM generate_series(1, $4) n`,
    [id, typed, typed.length, rounds],
  );
  await tamper(
    api.owner,
    `INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra)
     SELECT $1, 'gold', 1000 + n, -n, 4611686018427387904 - n, gen_random_uuid(), 'stake', (SELECT contra FROM journal LIMIT 1)
       FROM generate_series(1, 2 * $2::int) n`,
    [id, rounds],
  );
}

beforeAll(async () => {
  player = await newVerifiedPlayer(api);
  await api.owner.query("UPDATE player SET first_name = '=Zoé' WHERE id = $1", [player.id]);
  other = await newVerifiedPlayer(api, { first_name: 'Somebody', last_name: 'Else' });
  const tables = [...new Set(Object.values(recordSources()).map(({ table }) => table))];
  for (const one of [player, other]) {
    const filled = tables.filter((table) => !['player', 'wallet', 'mail_outbox'].includes(table));
    await addOneOfEverything(api.owner, one.id, filled, rowsOf(one));
    await playMany(one);
  }
  files = await download(api, player, await newExport(api, player));
  records = recordsIn(files);
}, 120_000);

/** Converts a database value to its JSON form. */
function toJsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? value.toString('hex') : value;
}

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

async function held(section: ExportSection): Promise<Record<string, unknown>[]> {
  const { table } = recordSources()[section];
  const { rows } = await api.owner.query(`SELECT * FROM ${table} WHERE ${ownBy[section] ?? 'player_id = $1'}`, [
    player.id,
  ]);
  return rows;
}

describe('an export of ten thousand rounds', () => {
  test('has rows in every section, and every round', () => {
    const empty = exportSections.filter((section) => records[section]?.length === 0);
    expect(empty).toEqual([]);
    expect(records.rounds).toHaveLength(rounds + 1);
    expect(records.journal?.length).toBeGreaterThan(2 * rounds);
  });

  test.each(exportSections)('equals the database row by row: %s', async (section) => {
    const exported = records[section] ?? [];
    const shown = Object.keys(exported[0] ?? {});
    const rows = (await held(section)).map((row) =>
      Object.fromEntries(shown.map((name) => [name, toJsonValue(row[name])])),
    );
    if (section === 'payment_notices')
      for (const row of rows)
        for (const name of ['md5sig', 'sha2sig', 'signature']) delete (row.payload as Record<string, unknown>)[name];
    // Dates have no time, but the driver of the tests converts them to instants.
    const days = (row: object) => JSON.parse(JSON.stringify(row).replace(/(\d{4}-\d\d-\d\d)T00:00:00.000Z/g, '$1'));
    expect(inOrder(exported.map(days))).toEqual(inOrder(rows.map(days)));
  });

  test('leaves out exactly the listed columns', async () => {
    const missing: string[] = [];
    for (const section of exportSections) {
      const shown = Object.keys(records[section]?.[0] ?? {});
      const [row = {}] = await held(section);
      missing.push(
        ...Object.keys(row)
          .filter((name) => !shown.includes(name))
          .map((name) => `${section}.${name}`),
      );
    }
    expect(missing.sort()).toEqual([...leftOut].sort());
  });

  test.each(exportSections)(
    'has the same content as CSV, without cells that a spreadsheet would compute: %s',
    (section) => {
      const exported = records[section] ?? [];
      const cells: string[][] = parse(Buffer.from(files[`${section}.csv`] ?? []), { relax_column_count: false });
      const [head = [], ...rows] = cells;
      expect(head).toEqual(Object.keys(exported[0] ?? {}));
      expect(rows).toHaveLength(exported.length);
      const plain = (value: unknown) =>
        value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
      rows.forEach((row, n) => {
        const wanted = Object.values(exported[n] ?? {}).map(plain);
        row.forEach((cell, at) => {
          const text = wanted[at] ?? '';
          const isNumber = /^-\d+$/.test(text);
          if (cell !== text) expect(cell).toBe(`'${text}`);
          if (/^[=+\-@\t\r]/.test(cell) && !isNumber) throw new Error(`${section}.${head[at]} is computed: ${cell}`);
        });
      });
    },
  );

  test('contains every text of the player unchanged', () => {
    const seeds = new Set(records.rounds?.map(({ client_seed: seed }) => String(seed)));
    for (let n = 1; n <= rounds; n += 1) {
      const seed = `${typed[n % typed.length]}${n}`;
      if (!seeds.has(seed)) throw new Error(`round ${n} has lost its seed ${seed}`);
    }
    expect(records.profile?.[0]?.first_name).toBe('=Zoé');
  });

  test('contains no id, name or email of others, no signature and no staff note', async () => {
    const all = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString('utf8'))
      .join('\n');
    const ids = new Set(all.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));
    expect(ids.size).toBeGreaterThan(3 * rounds);
    let compared = 0;
    for (const section of exportSections) {
      const { table } = recordSources()[section];
      const where = ownBy[section] ?? 'player_id = $1';
      const { rows } = await api.owner.query(`SELECT to_jsonb(t)::text AS row FROM ${table} t WHERE ${where}`, [
        other.id,
      ]);
      for (const { row } of rows)
        for (const id of (row as string).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []) {
          compared += 1;
          if (ids.has(id)) throw new Error(`${section} of someone else: ${id}`);
        }
    }
    expect(compared).toBeGreaterThan(3 * rounds);
    expect(all).not.toContain(other.email);
    expect(all).not.toMatch(/Somebody|SIGNED-BY-US|NOTED-BY-STAFF/);
  });
});
