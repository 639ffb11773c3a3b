import { randomUUID } from 'node:crypto';
import { type AuditSubject, normalisedEmail, type RetainedRecord, retention } from '@goldwren/rules';
import { beforeAll, expect, test } from 'vitest';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../src/modules/audit/public.ts';
import { createFiles, deleteDueFiles } from '../../src/modules/files/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import {
  addOneOfEverything,
  findEverywhere,
  type Row,
  writeEverywhere,
} from '../helpers/database/one-of-everything.ts';
import { newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { passDays } from '../helpers/people/privacy.ts';
import { newActor } from '../helpers/people/staff.ts';
import { tablesOfPlayers } from './tables-of-players.ts';

const api = setUpTestApi();
let actor: StaffActor;
beforeAll(async () => {
  actor = await newActor(api, 'own_account');
});

/** A text in every text column of the player's rows. */
const secret = 'zxqleak';
const fileId = randomUUID();

/** Conditions for tables whose rows are not found by `player_id = $1`. */
const notByPlayer: Readonly<Record<string, string>> = {
  player: 'id = $1',
  mail_outbox: "recipient ~ 'zxqleak' AND $1::uuid IS NOT NULL",
  stored_file: `id = '${fileId}' AND $1::uuid IS NOT NULL`,
  support_message: 'ticket_id IN (SELECT id FROM support_ticket WHERE player_id = $1)',
  webhook_inbox: "reference LIKE '%' || $1::uuid",
  payout_reference: 'payout_id IN (SELECT id FROM payout WHERE player_id = $1)',
  staff_audit: 'subject_id = $1::uuid::text',
  operator_alert: 'key = $1::uuid::text',
};
const tables = [...new Set(Object.values(tablesOfPlayers).flat())];
const rowsOfTables = Object.fromEntries(tables.map((table) => [table, notByPlayer[table] ?? 'player_id = $1']));

/** Values that make rows belong to the player, satisfy the table's constraints, and not delay the erasure. */
function rowsOf({ id, email }: Player): Readonly<Record<string, Row>> {
  const [orderId, ticketId, payoutId] = [randomUUID(), randomUUID(), randomUUID()];
  const said = {
    pay_from_email: email,
    firstname: secret,
    lastname: secret,
    customer_id: secret,
    ip_address: secret,
    body: secret,
  };
  const paid = { state: 'paid', settled_at: new Date(), settled_by: id, paid_on: new Date(), reference: 'P-1' };
  const ssn = { ssn_key_id: 'test', sealed_ssn: Buffer.alloc(8) };
  const verified = { verified_first_name: secret, verified_last_name: secret, verified_birth_date: '1990-05-17' };
  return {
    email_token: { player_id: id },
    registration_claim: { player_id: id },
    mail_outbox: { recipient: email, recipient_key: normalisedEmail(email) },
    challenge_entry: { alias_key: 'a wren', removed_alias_keys: [`${secret} was removed`] },
    player_event: { kind: 'note' },
    stored_file: { id: fileId, doomed_at: null },
    identity_document: { file_id: fileId, status: 'uploaded', kind: 'selfie' },
    identity_case: { status: 'verified', decided_at: new Date(), ...ssn, ...verified },
    identity_vendor_session: { state: 'canceled', vendor_ref: '-', code: '-', ended_at: new Date() },
    support_ticket: { id: ticketId, player_id: id, status: 'closed', assigned_to: id, assigned_to_name: '-' },
    support_message: { ticket_id: ticketId, author: 'staff', staff_id: id, staff_name: '-' },
    free_entry: { player_id: id },
    store_order: { id: orderId, status: 'cancelled' },
    order_refund: { status: 'rejected', rejection: '-', answered_at: new Date() },
    webhook_inbox: { reference: `${orderId}-${id}`, payload: said },
    redemption: { status: 'rejected' },
    payout: { id: payoutId, gross_cents: 1, withheld_cents: 0, net_cents: 1, ...paid },
    payout_reference: { payout_id: payoutId },
    payout_transfer: { id: payoutId, state: 'unclear', provider_ref: '-', code: '-', ended_at: new Date() },
    tax_form: { tin_last4: '6789' },
    sanctions_screening: { result: 'no_list' },
    game_session: { statement: '{}', statement_signature: Buffer.alloc(8), statement_key_id: '-' },
    operator_alert: { key: id, settled_at: new Date(), settled_by: id, settled_by_name: '-', note: '-' },
  };
}

/** Columns that find the rows, or that are derived from other rows. */
const left = [
  ...[
    'player.email',
    'player.email_key',
    'player.search_text',
    'welcome_mailbox.email_key',
    'mail_outbox.recipient',
    'mail_outbox.recipient_key',
  ],
  ...[
    'webhook_inbox.payload',
    'webhook_inbox.reference',
    'operator_alert.key',
    // A code. Only a paid payment has one, and the row above is unclear.
    'payout_transfer.taken_back_code',
    'stored_file.key_id',
    'tax_form.tin_last4',
    'person_mark.value',
    'risk_fact.value',
  ],
];

/** Text columns that the erasure keeps, and what they contain. */
const staysText: Readonly<Record<string, string>> = {
  'adjustment.decision_note': 'why staff corrected a balance',
  'adjustment.reason': 'why staff corrected a balance',
  'challenge_entry.hands': 'needed to verify a prize',
  'excluded_person.email': 'a keyed hash',
  'excluded_person.person': 'a keyed hash',
  'excluded_person.phone': 'a keyed hash',
  'exclusion_match.name_mark': 'a keyed hash',
  'exclusion_match.reason': 'the reason of a staff decision',
  'free_entry.decided_by': 'a staff member',
  'free_entry.reference': 'a generated reference',
  'free_entry.rejection': 'a rejection code; the text for the person is removed',
  'game_session.chain_start': 'needed to verify outcomes',
  'game_session.commitment': 'needed to verify outcomes',
  'game_session.report': 'numbers that the browser counted',
  'game_session.sealed_server_seed': 'needed to verify outcomes',
  'game_session.statement': 'totals of rounds, which the player may show to others',
  'game_session.statement_key_id': 'the id of a signing key',
  'game_session.statement_signature': 'a signature of the server',
  'idempotency.key': 'the key of a request; deleted after two days',
  'idempotency.request_hash': 'the hash of a request; deleted after two days',
  'identity_case.decided_by_name': 'a staff member',
  'identity_vendor_session.code': 'a code',
  'identity_vendor_session.vendor': "the name of the operator's account",
  'identity_vendor_session.vendor_ref': 'needed for the erasure at the vendor',
  'liabilities_player.pieces': 'amounts and numbers of leaves; deleted after a week',
  'operator_alert.facts': 'ids and numbers; deleted some time after settlement',
  'operator_alert.kind': 'a code',
  'operator_alert.note': 'what staff did about a warning',
  'operator_alert.settled_by_name': 'a staff member',
  'order_event.reason': 'a sentence of the product',
  'order_refund.provider_ref': 'needed to reconcile with the provider',
  'order_refund.rejection': 'a code',
  'order_staff_note.written_by': 'a staff member',
  'payout.note': 'why staff cancelled a payout',
  'payout.reference': 'needed to reconcile with the provider',
  'payout_reference.reference': 'needed to reconcile with the provider',
  'payout_transfer.code': 'a code',
  'payout_transfer.provider': "the name of the operator's account",
  'payout_transfer.provider_ref': 'needed to reconcile with the provider',
  'player.region': 'a state, where many people live',
  'responsible_play_event.facts': 'limits in numbers',
  'responsible_play_event.kind': 'a code',
  'round.actions': 'needed to verify outcomes',
  'round.choice': 'needed to verify outcomes',
  'round.client_seed': 'needed to verify outcomes',
  'round_hand_over.chain_start': 'needed to verify outcomes',
  'sanctions_match.entry': 'part of the sanctions list',
  'sanctions_match.listed_name': 'part of the sanctions list',
  'sanctions_match.reason': 'the reason of a staff decision',
  'sanctions_screening.list_sha256': 'the hash of the sanctions list',
  'skill_question.question': 'generated arithmetic',
  'store_order.notes': 'codes',
  'store_order.package_name': 'part of the catalogue',
  'store_order.provider': "the name of the operator's account",
  'store_order.provider_ref': 'needed to reconcile with the provider',
  'webhook_inbox.event_id': 'a hash, or an id from the provider',
  'webhook_inbox.provider': "the name of the operator's account",
};

/** The table of each audit subject that belongs to a player; null when the subject belongs to no player. */
const tableOfSubject: Readonly<Record<AuditSubject, string | null>> = {
  staff: null,
  role: null,
  month: null,
  player: 'player',
  adjustment: 'adjustment',
  redemption: 'redemption',
  document: 'identity_document',
  identity: 'identity_case',
  order: 'store_order',
  entry: 'free_entry',
  game: null,
  package: null,
  policy: null,
  payout: 'payout',
  // The subject is the year. The facts contain the player.
  tax: null,
  sanctions: 'sanctions_match',
  exclusion: 'exclusion_match',
  risk: 'risk_case',
  ticket: 'support_ticket',
  alert: 'operator_alert',
  report: null,
  macro: null,
};
const subjectsOfPlayers = Object.entries(tableOfSubject).flatMap(([type, table]) =>
  table === null ? [] : [[type as AuditSubject, table] as const],
);

/** Adds an audit row about each subject of the player, with facts that contain the secret text. */
async function auditEverything(player: Player, facts: Readonly<Record<string, string>>): Promise<void> {
  const write = (type: AuditSubject, id: string, more: Readonly<Record<string, string>>) =>
    inStaffTransaction(api.database, actor, (tx) =>
      recordAudit(tx, {
        action: type === 'alert' ? 'alert.settled' : 'player.viewed',
        subject: { type, id },
        facts: { ...facts, ...more },
      }),
    );
  for (const [type, table] of subjectsOfPlayers) {
    const { rows } = await api.owner.query(`SELECT id FROM ${table} WHERE ${rowsOfTables[table]}`, [player.id]);
    expect([type, rows.length]).toEqual([type, 1]);
    await write(type, rows[0].id, {});
  }
  await write('tax', '2026', { player: player.id });
  await write('alert', randomUUID(), { key: `${randomUUID()}-${player.id}` });
}

function formOf(table: string) {
  const records = Object.entries(tablesOfPlayers).filter(([, its]) => its.includes(table)) as [
    RetainedRecord,
    unknown,
  ][];
  return retention.find(({ record }) => record === records[0]?.[0])?.afterErasure;
}

/** Adds an audit row about another subject, whose facts must stay. */
async function auditOther(facts: Readonly<Record<string, string>>): Promise<void> {
  const subject = { type: 'player', id: randomUUID() } as const;
  await inStaffTransaction(api.database, actor, (tx) => recordAudit(tx, { action: 'player.viewed', subject, facts }));
}

/** Expects rows without facts and salts, a valid chain, and an unchanged row about the other subject. */
async function expectErasedLog(): Promise<void> {
  const { rows: erased } = await api.owner.query(
    'SELECT 1 FROM staff_audit WHERE facts IS NULL AND facts_salt IS NULL',
  );
  expect(erased).toHaveLength(subjectsOfPlayers.length + 2);
  const { rows: others } = await api.owner.query(
    "SELECT facts FROM staff_audit WHERE facts IS NOT NULL AND action <> 'staff.signed_in'",
  );
  expect(others).toEqual([{ facts: { reason: 'said by another' } }]);
  const { rows: verdict } = await api.owner.query('SELECT first_broken FROM check_audit_chain()');
  expect(verdict).toEqual([{ first_broken: null }]);
}

async function countRows(playerId: string): Promise<Record<string, number>> {
  const counted = tables.map(async (table) => {
    const { rows } = await api.owner.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${rowsOfTables[table]}`, [
      playerId,
    ]);
    return [table, rows[0].n] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

test('erases a row in every table down to what the rules allow, without any text that identifies the player', async () => {
  const player = await newVerifiedPlayer(api, {
    email: `${secret}@example.test`,
    first_name: secret,
    last_name: secret,
  });
  await player.client.privacy.deleteAccount({ body: { password } });
  // The player already has the welcome offer, which exists once per player.
  const filled = tables.filter((table) => table !== 'welcome_mailbox' && table !== 'staff_audit');
  await addOneOfEverything(api.owner, player.id, filled, rowsOf(player));
  // The audit log is a hash chain, so only its function can write it.
  const { staff_audit: _, ...writable } = rowsOfTables;
  const written = await writeEverywhere(api.owner, player.id, writable, secret, left);
  await auditEverything(player, { reason: `said by ${secret}` });
  await auditOther({ reason: 'said by another' });
  const before = await countRows(player.id);
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  const said = await findEverywhere(api.owner, secret);
  expect([...written, 'staff_audit.facts'].filter((column) => !said.includes(column))).toEqual([]);
  await passDays(api, player.id, 30);
  const files = createFiles(api.config.files, api.context.events);
  expect(await eraseAccounts({ ...api.context, files })).toBe(1);
  await deleteDueFiles(api.database, files);

  const whole = (column: string) =>
    formOf(column.split('.')[0] as string) === 'whole' && column.startsWith('tax_form.');
  const stays = await findEverywhere(api.owner, secret);
  // The history has one more event for the erasure itself.
  const { rows: events } = await api.owner.query(
    "SELECT facts FROM player_event WHERE player_id = $1 AND facts <> '{}'",
    [player.id],
  );
  expect(events.length).toBeLessThanOrEqual(1);
  expect(stays.filter((column) => !whole(column))).toEqual(Object.keys(staysText));
  expect(stays.filter(whole).length).toBeGreaterThan(3);
  await expectErasedLog();

  const after = await countRows(player.id);
  for (const table of tables) {
    // Marks are kept only during an exclusion, and this player was not excluded.
    const isGone = formOf(table) === 'nothing' || table === 'person_mark';
    const expected = isGone ? 0 : before[table];
    expect([table, after[table]]).toEqual([table, table === 'player_event' ? (before[table] ?? 0) + 1 : expected]);
  }
});
