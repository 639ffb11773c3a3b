import { afterEach, describe, expect, test } from 'vitest';
import { sweepClaims } from '../../src/modules/auth/public.ts';
import { storeKey } from '../../src/modules/files/create-files.ts';
import { createFiles, deleteDueFiles } from '../../src/modules/files/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { addOneOfEverything } from '../helpers/database/one-of-everything.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newRedeemer, reconcileLedger, redeem } from '../helpers/money/redeem.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { sendDocument } from '../helpers/people/identity.ts';
import { newPlayer, newVerifiedPlayer, type Player, password, registration } from '../helpers/people/players.ts';
import { passDays } from '../helpers/people/privacy.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { supportForm } from '../helpers/people/tickets.ts';
import { end, play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
afterEach(async () => {
  expect(await reconcileLedger(api)).toEqual([]);
});

const files = () => createFiles(api.config.files, api.context.events);
const erase = () => eraseAccounts({ ...api.context, files: files() });
const nameOf = async ({ id }: Player) =>
  (await api.owner.query('SELECT first_name FROM player WHERE id = $1', [id])).rows[0].first_name;

async function deletedLongAgo(overrides: Parameters<typeof registration>[0] = {}, days = 30): Promise<Player> {
  const player = await newVerifiedPlayer(api, overrides);
  await player.client.privacy.deleteAccount({ body: { password } });
  await passDays(api, player.id, days);
  return player;
}

describe('a deleted account', () => {
  test('is closed at once, erased after thirty days, and keeps the marks of an excluded person', async () => {
    const player = await newVerifiedPlayer(api, {
      first_name: 'Ottilie',
      last_name: 'Unique',
      phone: '+1 212 555 0147',
    });
    await expectProblem(
      player.client.privacy.deleteAccount({ body: { password: 'not it at all' } }),
      'invalid_credentials',
    );
    await player.client.play.selfExclude({ body: { term: 'permanent', password } });
    await player.client.auth.login({ body: { email: player.email, password } });
    await player.client.privacy.deleteAccount({ body: { password } });
    await expectProblem(player.client.wallet.get(), 'unauthenticated');
    await expectProblem(player.client.auth.login({ body: { email: player.email, password } }), 'account_closed');
    await passDays(api, player.id, 29);
    expect(await erase()).toBe(0);
    await passDays(api, player.id, 1);
    expect(await erase()).toBe(1);
    expect(await erase()).toBe(0);
    const { rows } = await api.owner.query('SELECT * FROM player WHERE id = $1', [player.id]);
    // The complete number, because three digits can be part of an id.
    expect(JSON.stringify(rows)).not.toMatch(/Ottilie|Unique|555 ?0147|@example\.test/);
    await expectProblem(player.client.auth.login({ body: { email: player.email, password } }), 'invalid_credentials');
    const twins = [
      { email: player.email },
      { phone: '(212) 555-0147' },
      { first_name: 'ottilie', last_name: 'UNIQUE' },
    ];
    for (const twin of twins) {
      const form = registration(twin);
      await api.caller().client.auth.register({ body: form });
      const found = await api.owner.query('SELECT 1 FROM player WHERE email = $1', [form.email]);
      expect([twin, found.rowCount]).toEqual([twin, 0]);
    }
  });

  test('frees its email for a new account, without a second welcome offer', async () => {
    const gone = await deletedLongAgo();
    expect(await erase()).toBe(1);
    // On a site with several cells, this job of each minute frees the email in the directory.
    await sweepClaims(api.context);
    const again = await newVerifiedPlayer(api, { email: gone.email });
    expect(again.id).not.toBe(gone.id);
    expect((await again.client.wallet.get()).sweeps_balance).toBe('0.00');
  });

  test('keeps every posting and round, and a valid audit log', async () => {
    const support = await newStaff(api, ['support']);
    const admin = await newStaff(api, ['admin']);
    const player = await newVerifiedPlayer(api);
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId);
    await end(player, sessionId, { gold_won: '0.00', rounds: 1 });
    await support.staff.players.get({ params: { id: player.id } });
    const kept = () =>
      api.owner.query(
        `SELECT (SELECT jsonb_agg(to_jsonb(j) ORDER BY currency, seq) FROM journal j WHERE player_id = $1) AS journal,
                (SELECT jsonb_agg(to_jsonb(w) - 'frozen' ORDER BY currency) FROM wallet w WHERE player_id = $1) AS wallets,
                (SELECT jsonb_agg(to_jsonb(r)) FROM round r WHERE player_id = $1) AS rounds`,
        [player.id],
      );
    const before = (await kept()).rows;
    await player.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, player.id, 30);
    expect(await erase()).toBe(1);
    expect((await kept()).rows).toEqual(before);
    expect(await admin.staff.audit.verify()).toMatchObject({ intact: true });
  });

  test('is not erased while a redemption is open', async () => {
    const compliance = await newStaff(api, ['compliance']);
    const player = await newRedeemer(api, { person: { first_name: 'Patience' } });
    const { id } = await redeem(player);
    await player.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, player.id, 60);
    expect(await erase()).toBe(0);
    expect(await nameOf(player)).toBe('Patience');
    await compliance.staff.redemptions.reject({
      params: { id },
      body: { reason: 'name_mismatch', note: 'Not Patience' },
    });
    expect(await erase()).toBe(1);
    expect(await nameOf(player)).toBe('');
    const { rows } = await api.owner.query(
      `SELECT r.details_masked, length(r.details_sealed) AS sealed, array_agg(e.note) FILTER (WHERE e.note IS NOT NULL) AS notes
         FROM redemption r JOIN redemption_event e ON e.redemption_id = r.id WHERE r.id = $1 GROUP BY 1, 2`,
      [id],
    );
    expect(rows).toEqual([{ details_masked: '', sealed: 0, notes: null }]);
  });

  test('is not erased when a redemption reopens just before the erasure locks the account', async () => {
    const player = await newRedeemer(api, { person: { first_name: 'Constance' } });
    const { id } = await redeem(player);
    await player.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, player.id, 60);
    const setStatus = (status: string) =>
      tamper(api.owner, 'UPDATE redemption SET status = $2 WHERE id = $1', [id, status]);
    await setStatus('returned');
    const locker = await api.owner.connect();
    try {
      await locker.query('BEGIN');
      await locker.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [player.id]);
      const erasure = erase();
      await until('the erasure waits for the lock of the account', async () => {
        const { rowCount } = await api.owner.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%for no key update%'",
        );
        return (rowCount ?? 0) > 0;
      });
      await setStatus('in_review');
      await locker.query('COMMIT');
      expect(await erasure).toBe(0);
    } finally {
      locker.release();
    }
    expect(await nameOf(player)).toBe('Constance');
    await (await newStaff(api, ['compliance'])).staff.redemptions.reject({ params: { id }, body: { reason: 'rules' } });
    expect(await erase()).toBe(1);
  });

  test('has no document left, neither the file row nor the bytes', async () => {
    const player = await newVerifiedPlayer(api);
    const document = await sendDocument(player);
    const { rows } = await api.owner.query('SELECT file_id FROM identity_document WHERE id = $1', [document]);
    const fileId: string = rows[0].file_id;
    const { store } = files();
    await player.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, player.id, 29);
    await erase();
    await deleteDueFiles(api.database, files());
    expect(await store.get(storeKey(fileId))).not.toBeNull();
    await passDays(api, player.id, 1);
    expect(await erase()).toBe(1);
    await deleteDueFiles(api.database, files());
    expect(await store.get(storeKey(fileId))).toBeNull();
    expect((await api.owner.query('SELECT 1 FROM stored_file WHERE id = $1', [fileId])).rowCount).toBe(0);
  });
});

describe('erasing', () => {
  test('is done once by two concurrent workers', async () => {
    const gone = await Promise.all(Array.from({ length: 4 }, () => deletedLongAgo()));
    const counts = await Promise.all([erase(), erase(), erase()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(gone.length);
    const { rows } = await api.owner.query(
      "SELECT player_id, count(*)::int AS n FROM player_event WHERE kind = 'erased' AND player_id = ANY ($1) GROUP BY 1",
      [gone.map(({ id }) => id)],
    );
    expect(rows.map(({ n }) => n)).toEqual(gone.map(() => 1));
  });

  test('leaves no partial result when it fails midway, and the next run completes it', async () => {
    const player = await newVerifiedPlayer(api, { first_name: 'Halfway' });
    const document = await sendDocument(player);
    await player.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, player.id, 30);
    const blocker = await api.owner.connect();
    try {
      // This blocks late in the erasure, after documents, sessions and mails.
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM welcome_mailbox WHERE player_id = $1 FOR UPDATE', [player.id]);
      const dying = expect(erase()).rejects.toThrow();
      const waiting = () =>
        api.owner.query(
          "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%welcome_mailbox%'",
        );
      await until('the erasure waits', async () => (await waiting()).rowCount === 1, 10_000);
      await api.owner.query('SELECT pg_terminate_backend($1)', [(await waiting()).rows[0].pid]);
      await dying;
      expect(await nameOf(player)).toBe('Halfway');
      const { rows } = await api.owner.query(
        'SELECT doomed_at FROM stored_file WHERE id = (SELECT file_id FROM identity_document WHERE id = $1)',
        [document],
      );
      expect(rows).toEqual([{ doomed_at: null }]);
    } finally {
      await blocker.query('ROLLBACK');
      blocker.release();
    }
    expect(await erase()).toBe(1);
    expect(await nameOf(player)).toBe('');
  });

  test('does not delete data of the owner of an email that the account never verified', async () => {
    const { email } = registration();
    await api.caller().client.freeEntry.submit({ body: entryForm({ email, full_name: 'Victoria Victim' }) });
    await api.caller().client.support.write({ body: supportForm({ email, name: 'Victoria Victim' }) });
    const thief = await newPlayer(api, { email });
    await thief.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, thief.id, 30);
    expect(await erase()).toBe(1);
    const { rows } = await api.owner.query(
      'SELECT (SELECT full_name FROM free_entry WHERE email = $1) AS entry, (SELECT name FROM support_ticket WHERE email = $1) AS ticket',
      [email],
    );
    expect(rows).toEqual([{ entry: 'Victoria Victim', ticket: 'Victoria Victim' }]);
  });
});

describe('a record that keeps a name', () => {
  const years = (count: number) => new Date(Date.now() - count * 365.25 * 86_400_000);
  const named = async ({ id }: Player) =>
    (
      await api.owner.query(
        `SELECT (SELECT count(*)::int FROM tax_form WHERE player_id = $1) AS forms,
                (SELECT name FROM sanctions_match WHERE player_id = $1) AS match,
                (SELECT name FROM sanctions_screening WHERE player_id = $1) AS screening`,
        [id],
      )
    ).rows[0];
  async function withNames(player: Player, formYears: number, matchYears: number): Promise<Player> {
    await addOneOfEverything(api.owner, player.id, ['tax_form', 'sanctions_match', 'sanctions_screening'], {
      tax_form: { tin_last4: '6789', signed_at: years(formYears) },
      sanctions_match: {
        state: 'confirmed',
        name: 'N',
        decided_at: new Date(),
        decided_by: player.id,
        opened_at: years(matchYears),
      },
      sanctions_screening: { result: 'no_list', name: 'N' },
    });
    return player;
  }

  test('loses it at the end of its retention period, only for an erased player', async () => {
    const young = await withNames(await deletedLongAgo(), 6.9, 9.9);
    const old = await withNames(await deletedLongAgo(), 7.1, 10.1);
    const living = await withNames(await newVerifiedPlayer(api), 7.1, 10.1);
    await erase();
    expect(await named(young)).toEqual({ forms: 1, match: 'N', screening: 'N' });
    expect(await named(old)).toEqual({ forms: 0, match: expect.stringMatching(/^erased-/), screening: '' });
    expect(await named(living)).toEqual({ forms: 1, match: 'N', screening: 'N' });
    await tamper(
      api.owner,
      "UPDATE sanctions_match SET opened_at = opened_at - interval '1 year' WHERE player_id = $1",
      [young.id],
    );
    await erase();
    expect(await named(young)).toEqual({ forms: 1, match: expect.stringMatching(/^erased-/), screening: '' });
  });
});
