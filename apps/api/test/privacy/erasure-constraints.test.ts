import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../src/modules/audit/public.ts';
import { postgresError } from '../../src/platform/postgres/postgres-error.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { addOneOfEverything } from '../helpers/database/one-of-everything.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { passDays } from '../helpers/people/privacy.ts';
import { newActor } from '../helpers/people/staff.ts';

/** SQLSTATEs of a rejection by a trigger, and of a missing permission. */
const refused = ['GW002', '42501'];
const note = randomUUID();
const likeness = randomUUID();

const walled = [
  'player_event',
  'redemption_event',
  'order_staff_note',
  'identity_case',
  'sanctions_screening',
  'sanctions_match',
  'support_ticket',
  'support_message',
  'data_export',
  'excluded_person',
  'tax_form',
];
const ticket = { living: randomUUID(), overdue: randomUUID(), erased: randomUUID() };

async function fillTables(api: TestApi, player: Player, ticketId: string): Promise<void> {
  const names = { verified_first_name: 'A', verified_last_name: 'B', verified_birth_date: '1990-05-17' };
  await addOneOfEverything(api.owner, player.id, walled, {
    player_event: { id: note, kind: 'note', facts: { text: 'said' } },
    redemption_event: { note: 'said' },
    order_staff_note: { text: 'said' },
    identity_case: { status: 'verified', decided_at: new Date(), note: 'said', ...names },
    sanctions_screening: { result: 'no_list', name: 'A B' },
    sanctions_match: { id: likeness, name: 'A B' },
    support_ticket: { id: ticketId, player_id: player.id, status: 'closed' },
    support_message: { ticket_id: ticketId, author: 'person' },
    tax_form: { tin_last4: '6789' },
  });
}

const api = setUpTestApi();
/** A player with an open account. This player and `erased` have a row in every protected table. */
let living: Player;
/** A player who requested the deletion more than thirty days ago and is not erased yet. */
let overdue: Player;
let erased: Player;
let actor: StaffActor;
beforeAll(async () => {
  living = await newVerifiedPlayer(api);
  erased = await newVerifiedPlayer(api);
  await erased.client.privacy.deleteAccount({ body: { password } });
  await passDays(api, erased.id, 30);
  await api.owner.query('UPDATE account_deletion SET erased_at = now() WHERE player_id = $1', [erased.id]);
  overdue = await newVerifiedPlayer(api);
  await overdue.client.privacy.deleteAccount({ body: { password } });
  await passDays(api, overdue.id, 30);
  await fillTables(api, living, ticket.living);
  await fillTables(api, overdue, ticket.overdue);
  await fillTables(api, erased, ticket.erased);
  actor = await newActor(api, 'own_account');
});

/** Runs statements with the role and grants of the API, like an attacker in its process. Everything is rolled back. */
async function runAsApi(player: Player, ...statements: string[]): Promise<string> {
  const client = await (api.database.db.$client as pg.Pool).connect();
  try {
    await client.query('BEGIN');
    let rows = 0;
    for (const statement of statements)
      rows = (await client.query(statement.replaceAll(':player', `'${player.id}'`))).rowCount ?? 0;
    return rows > 0 ? 'done' : 'nothing there';
  } catch (error) {
    return postgresError(error)?.code ?? String(error);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** The statements of the erasure. */
const emptied = {
  'a note': "UPDATE player_event SET facts = '{}' WHERE player_id = :player AND kind = 'note'",
  'a staff note of a redemption': 'UPDATE redemption_event SET note = NULL WHERE player_id = :player',
  'a staff note of an order': "UPDATE order_staff_note SET text = '' WHERE player_id = :player",
  'the verified identity': `UPDATE identity_case SET note = NULL, verified_first_name = '', verified_last_name = '',
      verified_birth_date = '1990-01-01' WHERE player_id = :player`,
  'a screened name': "UPDATE sanctions_screening SET name = '' WHERE player_id = :player",
  'the name of a sanctions match': "UPDATE sanctions_match SET name = 'erased-' || id WHERE player_id = :player",
  'the email of a welcome offer': `UPDATE welcome_mailbox SET email_key = 'erased:' || repeat('0', 64) WHERE player_id = :player`,
  'a ticket': 'DELETE FROM support_ticket WHERE player_id = :player',
  'an export': 'DELETE FROM data_export WHERE player_id = :player',
};

/** Statements that must always be rejected. */
const rewritten = {
  'a note': `UPDATE player_event SET facts = '{"text":"other"}' WHERE player_id = :player AND kind = 'note'`,
  'the kind of a note': `UPDATE player_event SET facts = '{}', kind = 'closed' WHERE player_id = :player AND kind = 'note'`,
  'another event': `UPDATE player_event SET facts = '{"text":"other"}' WHERE player_id = :player AND kind <> 'note'`,
  'the time of a note': "UPDATE player_event SET facts = '{}', at = now() WHERE player_id = :player AND kind = 'note'",
  'the player of a note': `UPDATE player_event SET facts = '{}', player_id = '${randomUUID()}' WHERE player_id = :player AND kind = 'note'`,
  'all events': 'DELETE FROM player_event WHERE player_id = :player',
  'a staff note of a redemption': "UPDATE redemption_event SET note = 'other' WHERE player_id = :player",
  'the status of a redemption': "UPDATE redemption_event SET note = NULL, status = 'paid' WHERE player_id = :player",
  'a staff note of an order': "UPDATE order_staff_note SET text = 'other' WHERE player_id = :player",
  'the author of a staff note': "UPDATE order_staff_note SET text = '', written_by = 'other' WHERE player_id = :player",
  'the verified identity': "UPDATE identity_case SET verified_first_name = 'Other' WHERE player_id = :player",
  'the verified birth date': `UPDATE identity_case SET note = NULL, verified_first_name = '', verified_last_name = '',
      verified_birth_date = '2000-01-01' WHERE player_id = :player`,
  'the result of a review': "UPDATE identity_case SET status = 'rejected' WHERE player_id = :player",
  'a screened name': "UPDATE sanctions_screening SET name = 'Other' WHERE player_id = :player",
  'the result of a screening': "UPDATE sanctions_screening SET result = 'clear' WHERE player_id = :player",
  'the name of a sanctions match': "UPDATE sanctions_match SET name = 'Other' WHERE player_id = :player",
  'the email of a welcome offer, to get another one':
    "UPDATE welcome_mailbox SET email_key = 'free' WHERE player_id = :player",
  'the player of a welcome offer': `UPDATE welcome_mailbox SET email_key = 'erased:' || repeat('0', 64), player_id = '${randomUUID()}' WHERE player_id = :player`,
  'a support message': "UPDATE support_message SET text = ''",
  'one message of a ticket, by deletion': 'DELETE FROM support_message',
  'a tax form of this year': 'DELETE FROM tax_form WHERE player_id = :player',
  'a self-excluded person': 'DELETE FROM excluded_person WHERE player_id = :player',
  'a deletion': 'DELETE FROM account_deletion WHERE player_id = :player',
};

describe('the role of the API', () => {
  test.each(Object.entries(emptied))('cannot erase from a living player: %s', async (_what, statement) => {
    expect(refused).toContain(await runAsApi(living, statement));
  });

  test.each(Object.entries(emptied))(
    'cannot erase from a player whose deletion was requested: %s',
    async (_what, statement) => {
      expect(refused).toContain(await runAsApi(overdue, statement));
    },
  );

  test.each(Object.entries(emptied))('can erase from an erased player: %s', async (_what, statement) => {
    expect(await runAsApi(erased, statement)).toBe('done');
  });

  test.each(Object.entries(rewritten))('cannot rewrite for either player: %s', async (what, statement) => {
    if (what !== 'a deletion') expect(refused).toContain(await runAsApi(living, statement));
    expect(refused).toContain(await runAsApi(erased, statement));
  });

  const begun = "INSERT INTO account_deletion (player_id, erase_at) VALUES (:player, now() + interval '30 days')";
  const ways = {
    'a deletion that is marked as erased': `INSERT INTO account_deletion (player_id, erase_at, erased_at) VALUES (:player, now() + interval '30 days', now())`,
    'a deletion with a past request time':
      "INSERT INTO account_deletion (player_id, requested_at, erase_at) VALUES (:player, now() - interval '30 days', now())",
    'a deletion that is due tomorrow':
      "INSERT INTO account_deletion (player_id, erase_at) VALUES (:player, now() + interval '1 day')",
    'a deletion of an open account': begun,
  };
  test.each(Object.entries(ways))('cannot make a player count as erased with %s', async (_way, statement) => {
    expect(refused).toContain(await runAsApi(living, statement, emptied['a note']));
  });

  test('cannot mark a player as erased before the deadline, also not with a future time', async () => {
    const closed = await newVerifiedPlayer(api);
    await closed.client.privacy.deleteAccount({ body: { password } });
    await fillTables(api, closed, randomUUID());
    for (const at of ['now()', 'erase_at', "erase_at + interval '1 day'"]) {
      const mark = `UPDATE account_deletion SET erased_at = ${at} WHERE player_id = :player`;
      expect([at, refused.includes(await runAsApi(closed, mark, emptied['a note']))]).toEqual([at, true]);
    }
    expect(refused).toContain(
      await runAsApi(closed, 'UPDATE account_deletion SET erase_at = now() WHERE player_id = :player'),
    );
  });

  test('cannot delete the marks of an excluded person before the end of the exclusion, and neither can the owner', async () => {
    const forget = 'DELETE FROM excluded_person WHERE player_id = $1';
    const setTerm = (until: string) =>
      tamper(api.owner, `UPDATE player SET excluded_at = now(), excluded_until = ${until} WHERE id = $1`, [erased.id]);
    await expect(api.owner.query(forget, [living.id])).rejects.toMatchObject({ code: 'GW002' });
    await setTerm("now() + interval '1 minute'");
    await expect(api.owner.query(forget, [erased.id])).rejects.toMatchObject({ code: 'GW002' });
    await setTerm('now()');
    expect((await api.owner.query(forget, [erased.id])).rowCount).toBe(1);
  });

  test('cannot bypass a trigger with its own table or function', async () => {
    const shadow = 'CREATE TEMP TABLE account_deletion AS SELECT :player::uuid AS player_id, now() AS erased_at';
    expect(refused).toContain(await runAsApi(living, shadow, emptied['a note']));
    expect(refused).toContain(
      await runAsApi(living, shadow, 'SET LOCAL search_path = pg_temp, public', emptied['a note']),
    );
    expect(refused).toContain(
      await runAsApi(living, 'SET LOCAL session_replication_role = replica', emptied['a note']),
    );
    expect(refused).toContain(
      await runAsApi(living, 'ALTER TABLE player_event DISABLE TRIGGER ALL', emptied['a note']),
    );
    const lame =
      'CREATE OR REPLACE FUNCTION require_erasure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$';
    expect(refused).toContain(await runAsApi(living, lame, emptied['a note']));
  });

  test('can remove the name of a confirmed sanctions match after ten years, not earlier', async () => {
    const decided = "state = 'confirmed', decided_at = now(), decided_by = player_id";
    await tamper(api.owner, `UPDATE sanctions_match SET ${decided} WHERE player_id = $1`, [erased.id]);
    expect(await runAsApi(erased, emptied['the name of a sanctions match'])).toBe('GW002');
    await tamper(api.owner, "UPDATE sanctions_match SET opened_at = now() - interval '10 years' WHERE player_id = $1", [
      erased.id,
    ]);
    expect(await runAsApi(erased, emptied['the name of a sanctions match'])).toBe('done');
  });
});

describe('facts in the audit log', () => {
  const write = ({ id }: Player) =>
    inStaffTransaction(api.database, actor, (tx) =>
      recordAudit(tx, {
        action: 'player.noted',
        subject: { type: 'player', id },
        facts: { reason: 'said' },
      }),
    );
  const rowsWithFacts = async ({ id }: Player): Promise<number> => {
    const { rows } = await api.owner.query('SELECT count(facts)::int AS n FROM staff_audit WHERE subject_id = $1', [
      id,
    ]);
    return rows[0].n;
  };

  test('are erased by the function only for an erased account', async () => {
    for (const player of [living, overdue, erased]) await write(player);
    const erase = ({ id }: Player) => api.owner.query('SELECT erase_audit_facts($1)', [id]);
    await expect(erase(living)).rejects.toMatchObject({ code: 'GW002' });
    await expect(erase(overdue)).rejects.toMatchObject({ code: 'GW002' });
    await erase(erased);
    const left = await Promise.all([living, overdue, erased].map(rowsWithFacts));
    expect(left).toEqual([1, 1, 0]);
  });

  test.each([
    ['of a living player', () => living.id, "facts = NULL, facts_salt = NULL, erased_for = '%'"],
    ['in the name of an erased player', () => living.id, "facts = NULL, facts_salt = NULL, erased_for = 'erased'"],
    [
      'with another change',
      () => erased.id,
      "facts = NULL, facts_salt = NULL, erased_for = '%', action = 'player.viewed'",
    ],
    ['with other facts', () => erased.id, `facts = '{"reason":"other"}', erased_for = NULL`],
  ])('cannot be removed by SQL %s', async (_what, subject, change) => {
    await write(living);
    await write(erased);
    const assignments = change.replace("'%'", `'${subject()}'`).replace("'erased'", `'${erased.id}'`);
    // Erased rows reject every change, which would hide the reason for this rejection.
    const rows = 'subject_id = $1 AND facts IS NOT NULL';
    const attack = api.owner.query(`UPDATE staff_audit SET ${assignments} WHERE ${rows}`, [subject()]);
    await expect(attack).rejects.toMatchObject({ code: 'GW002' });
  });

  test('are not found by text search after they are erased', async () => {
    await api.owner.query('SELECT erase_audit_facts($1)', [erased.id]);
    const { rows } = await api.owner.query(
      `SELECT 1 FROM staff_audit WHERE subject_id = $1
          AND jsonb_to_tsvector('simple', facts, '["all"]') @@ websearch_to_tsquery('simple', 'said')`,
      [erased.id],
    );
    expect(rows).toEqual([]);
    expect(await rowsWithFacts(living)).toBeGreaterThan(0);
  });
});
