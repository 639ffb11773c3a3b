import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, sweepClaims } from '../../src/modules/auth/public.ts';
import type { Cells } from '../../src/modules/cells/public.ts';
import { hashEmail } from '../../src/modules/cells/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import type { Answer } from '../helpers/api/caller.ts';
import type { TestApi } from '../helpers/api/test-api.ts';
import { directoryKey } from '../helpers/cells/directory.ts';
import { createTwoCells, hasAccount, type TwoCells } from '../helpers/cells/two-cells.ts';
import { newPlayer, password, registration } from '../helpers/people/players.ts';
import { passDays } from '../helpers/people/privacy.ts';
import { until } from '../helpers/until.ts';

// Registrations of a site with two cells. Each cell has its own database.

let cells: TwoCells;
beforeAll(async () => {
  cells = await createTwoCells();
});
afterAll(() => cells.close());

const registerAt = (api: TestApi, form = registration()) =>
  api.caller().send('POST', '/api/auth/register', { json: form });

async function directoryRow(email: string): Promise<{ cell: string; state: string; claim_id: string } | null> {
  const { emailHash } = hashEmail(Buffer.from(directoryKey, 'hex'), email);
  const { rows } = await cells.directory.query(
    'SELECT cell, state, claim_id FROM directory.player_directory WHERE email_hash = $1',
    [emailHash],
  );
  return rows[0] ?? null;
}

const untilActive = (email: string) =>
  until('the registration is confirmed', async () => (await directoryRow(email))?.state === 'active');

/** Makes every pending claim old enough for the job. */
const age = () => cells.directory.query(`UPDATE directory.player_directory SET claimed_at = now() - interval '1 hour'`);

const cellsOf = (api: TestApi) => api.context.cells as Cells;

/** Checks that each cell counts its rows of the directory. */
async function expectRightCounts(): Promise<void> {
  const { rows } = await cells.directory.query(
    `SELECT name FROM directory.cell c
      WHERE accounts <> (SELECT count(*) FROM directory.player_directory d WHERE d.cell = c.name)`,
  );
  expect(rows).toEqual([]);
}

describe('a registration', () => {
  test('creates one account for one email, when both cells get it many times at once', async () => {
    const form = registration();
    /** On a busy machine, a connection can take too long. The answer then says to send the form again. */
    const registerAgain = async (n: number): Promise<Answer> => {
      const answer = await registerAt(n % 2 === 0 ? cells.one : cells.two, form);
      return answer.status === 503 && answer.headers.has('retry-after') ? registerAgain(n) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => registerAgain(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const shapes = new Set(answers.map(({ body }) => Object.keys(body.user).join()));
    expect(shapes.size).toBe(1);
    const found = [await hasAccount(cells.one, form.email), await hasAccount(cells.two, form.email)];
    expect(found.sort()).toEqual([false, true]);
    await untilActive(form.email);
    await expectRightCounts();
  });

  test('goes to the open cell with the fewest accounts for its weight', async () => {
    await cells.directory.query(`UPDATE directory.cell SET weight = CASE name WHEN 'cell_one' THEN 2 ELSE 1 END`);
    const before = await counts();
    const total = before.reduce((sum, n) => sum + n, 0);
    for (let n = total; n < total + 9; n += 1) expect((await registerAt(cells.two)).status).toBe(201);
    const [one = 0, two = 0] = await counts();
    expect(Math.abs(one - 2 * two)).toBeLessThanOrEqual(2);
    await cells.directory.query('UPDATE directory.cell SET weight = 1');
  });

  test('returns 503 when no cell is open', async () => {
    await cells.directory.query('UPDATE directory.cell SET is_open = false');
    const answer = await registerAt(cells.one);
    await cells.openOnly(null);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('60');
  });

  test('puts every spelling of a mailbox into one cell, with one welcome', async () => {
    const local = `jo.doe.${randomUUID().slice(0, 8)}`;
    await cells.openOnly('cell_two');
    const [first, second] = [`${local}@gmail.com`, `${local.replaceAll('.', '')}+b@googlemail.com`];
    expect((await registerAt(cells.one, registration({ email: first }))).status).toBe(201);
    await cells.openOnly('cell_one');
    expect((await registerAt(cells.one, registration({ email: second }))).status).toBe(201);
    await cells.openOnly(null);
    expect([await hasAccount(cells.two, first), await hasAccount(cells.two, second)]).toEqual([true, true]);
    const { rows } = await cells.two.owner.query(
      `SELECT welcome_sweeps FROM player WHERE email = ANY ($1) ORDER BY created_at`,
      [[first, second]],
    );
    expect(rows.map((row) => row.welcome_sweeps)).toEqual(['granted', 'had_before']);
  });

  test('mails the owner of a known email, whichever cell gets it', async () => {
    await cells.openOnly('cell_two');
    const form = registration();
    await registerAt(cells.two, form);
    await untilActive(form.email);
    await cells.openOnly('cell_one');
    expect((await registerAt(cells.one, form)).status).toBe(201);
    await cells.openOnly(null);
    const { rows } = await cells.two.owner.query(
      'SELECT template FROM mail_outbox WHERE recipient = $1 ORDER BY queued_at',
      [form.email],
    );
    expect(rows.map(({ template }) => template)).toEqual(['welcome', 'registration_attempt']);
    expect(await hasAccount(cells.one, form.email)).toBe(false);
  });

  test('can be sent again at once after a rejected form', async () => {
    const form = registration();
    const rejected = await registerAt(cells.one, { ...form, birth_date: '2020-01-01' });
    expect(rejected.status).toBe(422);
    expect((await directoryRow(form.email))?.state).toBe('pending');
    expect((await registerAt(cells.two, form)).status).toBe(201);
    await untilActive(form.email);
  });
});

async function counts(): Promise<number[]> {
  const { rows } = await cells.directory.query('SELECT accounts::int FROM directory.cell ORDER BY name');
  return rows.map(({ accounts }) => accounts);
}

describe('a process that ends during a registration', () => {
  test('after the claim: the job frees the email', async () => {
    const form = registration();
    const { cell } = await cellsOf(cells.one).claimEmail(form.email);
    const home = cell === 'cell_one' ? cells.one : cells.two;
    const other = home === cells.one ? cells.two : cells.one;
    await age();
    await sweepClaims(other.context);
    expect((await directoryRow(form.email))?.state).toBe('pending');
    await sweepClaims(home.context);
    expect(await directoryRow(form.email)).toBeNull();
    expect((await registerAt(other, form)).status).toBe(201);
    await untilActive(form.email);
    await expectRightCounts();
  });

  test('after the account was created: the job confirms it', async () => {
    const form = registration();
    const { cell, claimId } = await cellsOf(cells.two).claimEmail(form.email);
    const home = cell === 'cell_one' ? cells.one : cells.two;
    // A process that ends here confirms nothing.
    await registerInCell(home, form, claimId);
    expect((await directoryRow(form.email))?.state).toBe('pending');
    await age();
    expect((await sweepClaims(home.context)).finished).toBe(1);
    expect(await directoryRow(form.email)).toMatchObject({ cell, state: 'active', claim_id: claimId });
    expect((await sweepClaims(home.context)).finished).toBe(0);
  });

  test('in the job, after it ended the claim: the next run frees the email', async () => {
    const form = registration();
    const { cell, claimId } = await cellsOf(cells.one).claimEmail(form.email);
    const home = cell === 'cell_one' ? cells.one : cells.two;
    await home.owner.query('INSERT INTO registration_claim (claim_id) VALUES ($1)', [claimId]);
    await sweepClaims(home.context);
    expect(await directoryRow(form.email)).toBeNull();
  });
});

/** Runs the registration in a cell like the HTTP call, without confirming it. */
async function registerInCell(home: TestApi, form: ReturnType<typeof registration>, claimId: string): Promise<string> {
  const { email, password } = form;
  const player = await register({ ...home.context, cells: null } as never, {
    ...{ email, password, claimId, firstName: 'Robin', lastName: 'Wren', birthDate: form.birth_date },
    ...{ country: 'US', region: 'NY', phone: null, locale: 'en', access: null },
    visitor: { country: 'US', region: 'NY' } as never,
  });
  return player.id;
}

describe('a registration that is slower than the job', () => {
  test('is rejected with 503, and the player can register again', async () => {
    const form = registration();
    const { cell, claimId } = await cellsOf(cells.one).claimEmail(form.email);
    const home = cell === 'cell_one' ? cells.one : cells.two;
    await age();
    await sweepClaims(home.context);
    await expect(registerInCell(home, form, claimId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await hasAccount(home, form.email)).toBe(false);
    expect((await registerAt(home, form)).status).toBe(201);
  });

  test('either keeps its account and its email, or has neither', async () => {
    const outcomes = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const form = registration();
      const { cell, claimId } = await cellsOf(cells.one).claimEmail(form.email);
      const home = cell === 'cell_one' ? cells.one : cells.two;
      await age();
      const registering = registerInCell(home, form, claimId).then(
        () => 'created',
        () => 'rejected',
      );
      await new Promise((resolve) => setTimeout(resolve, n * 3));
      const [outcome] = await Promise.all([registering, sweepClaims(home.context)]);
      await sweepClaims(home.context);
      expect(await hasAccount(home, form.email)).toBe(outcome === 'created');
      expect((await directoryRow(form.email))?.state ?? 'free').toBe(outcome === 'created' ? 'active' : 'free');
      outcomes.add(outcome);
    }
    expect(outcomes.size).toBeGreaterThan(0);
    await expectRightCounts();
  });
});

test('frees the email of an erased player, and the same cell gets it again', async () => {
  const player = await newPlayer(cells.one);
  await untilActive(player.email);
  const { cell } = (await directoryRow(player.email)) as { cell: string };
  const home = cell === 'cell_one' ? cells.one : cells.two;
  await player.client.privacy.deleteAccount({ body: { password } });
  await passDays(home, player.id, 30);
  await eraseAccounts(home.context);
  expect((await directoryRow(player.email))?.state).toBe('active');
  // A registration in between is rejected, so that the job does not free the email of a new account.
  expect((await registerAt(cells.two, registration({ email: player.email }))).status).toBe(503);
  await sweepClaims(home.context);
  expect(await directoryRow(player.email)).toBeNull();
  await expectRightCounts();
  await cells.openOnly(cell === 'cell_one' ? 'cell_two' : 'cell_one');
  expect((await registerAt(cells.two, registration({ email: player.email }))).status).toBe(201);
  await cells.openOnly(null);
  expect(await directoryRow(player.email)).toMatchObject({ cell });
});
