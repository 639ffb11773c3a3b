import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MetricsServer } from '../../src/http/metrics/metrics-server.ts';
import { createSmtpTransport } from '../../src/modules/mail/public.ts';
import { createPaymentProviders } from '../../src/modules/store/public.ts';
import { newId } from '../../src/platform/ids.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { filesOf } from '../helpers/files.ts';
import { increases, readSeries, serveTestMetrics } from '../helpers/metrics.ts';
import { startFakeGateway } from '../helpers/money/fake-gateway.ts';
import { moveRedemptions, newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { startTestSmtp } from '../helpers/processes/smtp-server.ts';

const api = setUpTestApi();
let metrics: MetricsServer;
beforeAll(async () => {
  metrics = await serveTestMetrics(api.databases.staff.db);
});
afterAll(() => metrics.close());

const now = () => readSeries(metrics.port);

/** Runs `work`, which may fail, and returns what it increased. */
async function raisedBy(work: () => Promise<unknown>, names: RegExp): Promise<Record<string, number>> {
  const before = await now();
  await work().catch(() => undefined);
  return increases(before, await now(), names);
}

describe('mails', () => {
  const names = /^goldwren_mail_attempts/;
  const of = (result: string) => `goldwren_mail_attempts_total{result="${result}"}`;
  const mail = { recipient: 'robin@example.test', subject: 'Hello', text: 'Hello', html: '', unsubscribe: null };
  const from = { name: 'Goldwren', address: 'no-reply@goldwren.test' };

  test('raise their result: accepted, a refused recipient, and a mail server that fails', async () => {
    const smtp = await startTestSmtp();
    const transport = createSmtpTransport({ url: smtp.url, from });
    const send = () => transport.send({ ...mail, id: newId() } as never);
    // The series exist before the first mail, so that Prometheus sees the first failure as an increase.
    expect(Object.keys(await now())).toEqual(expect.arrayContaining([of('accepted'), of('refused'), of('failed')]));
    expect(await raisedBy(send, names)).toEqual({ [of('accepted')]: 1 });
    smtp.script.rcpt = [
      { code: 550, message: 'no such user' },
      { code: 451, message: 'try again later' },
    ];
    expect(await raisedBy(send, names)).toEqual({ [of('refused')]: 1 });
    expect(await raisedBy(send, names)).toEqual({ [of('failed')]: 1 });
    await smtp.close();
    expect(await raisedBy(send, names)).toEqual({ [of('failed')]: 1 });
    transport.close();
  });
});

describe('the payment provider', () => {
  const order = { id: newId(), playerId: newId(), packageName: 'Bronze', priceCents: 500n };
  const buyer = { email: 'robin@example.test', firstName: 'Robin', lastName: 'Wren' };
  const of = (result: string) => `goldwren_payment_provider_calls_total{provider="sandbox",result="${result}"}`;

  test('raises answered and failed calls', async () => {
    const gateway = await startFakeGateway();
    const [account] = api.config.payments.accounts;
    const accounts = [{ ...account, gatewayUrl: `http://127.0.0.1:${gateway.port}/` }] as never;
    const { current } = createPaymentProviders(accounts);
    const prepare = () => current.prepare(order, buyer, 'https://goldwren.test');
    const names = /^goldwren_payment_provider_calls/;
    expect(await raisedBy(prepare, names)).toEqual({ [of('answered')]: 1 });
    gateway.answer = { status: 500, body: 'broken' };
    expect(await raisedBy(prepare, names)).toEqual({ [of('failed')]: 1 });
    await gateway.close();
    expect(await raisedBy(prepare, names)).toEqual({ [of('failed')]: 1 });
  });
});

describe('the file store', () => {
  const names = /^goldwren_file_store/;
  const of = (operation: string, result: string) =>
    `goldwren_file_store_operations_total{operation="${operation}",result="${result}"}`;

  test('raises each operation and its result', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'goldwren-counted-'));
    const { store } = filesOf({ FILES_DIR: folder }).files;
    const raised = await raisedBy(async () => {
      await store.put('aa/one', Buffer.from('text'));
      await store.get('aa/one');
      await store.get('aa/none');
      await store.delete('aa/one');
    }, names);
    expect(raised).toEqual({ [of('put', 'success')]: 1, [of('get', 'success')]: 2, [of('delete', 'success')]: 1 });
    // Names that are not keys fail as a broken disk does.
    expect(await raisedBy(() => store.put('../outside', Buffer.from('')), names)).toEqual({
      [of('put', 'failure')]: 1,
    });
    expect(await raisedBy(() => store.get('../outside'), names)).toEqual({ [of('get', 'failure')]: 1 });
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('redemptions', () => {
  test('show what waits, what is late, the next deadline, and how many were decided in time', async () => {
    const empty = { goldwren_redemptions_waiting: 0, goldwren_redemptions_late: 0 };
    const decided = (result: string) => `goldwren_redemptions_decided{result="${result}"}`;
    const before = await now();
    expect(before).toMatchObject({ ...empty, [decided('in_time')]: 0, [decided('late')]: 0 });
    expect(before.goldwren_redemption_next_due_timestamp_seconds).toBeUndefined();

    const [prompt, slow, unverified] = await Promise.all([
      newRedeemer(api),
      newRedeemer(api),
      newRedeemer(api, { identity: 'none' }),
    ]);
    const [one, other] = [await redeem(prompt), await redeem(slow)];
    // This one waits for its player.
    await redeem(unverified);
    const waiting = await now();
    expect(waiting).toMatchObject({ goldwren_redemptions_waiting: 2, goldwren_redemptions_late: 0 });
    expect(waiting.goldwren_redemption_next_due_timestamp_seconds).toBeGreaterThan(Date.now() / 1_000 + 86_400);

    await moveRedemptions(api, slow.id, '30 days');
    const late = await now();
    expect(late).toMatchObject({ goldwren_redemptions_waiting: 2, goldwren_redemptions_late: 1 });
    expect(late.goldwren_redemption_next_due_timestamp_seconds).toBeLessThan(Date.now() / 1_000);

    const staff = await newStaff(api, ['compliance']);
    await staff.staff.redemptions.approve({ params: { id: one.id } });
    await staff.staff.redemptions.reject({ params: { id: other.id }, body: { reason: 'name_mismatch' } });
    expect(await now()).toMatchObject({
      goldwren_redemptions_late: 0,
      [decided('in_time')]: 1,
      [decided('late')]: 1,
    });
  });
});

describe('the clock of the database', () => {
  test('is that of this machine in the tests', async () => {
    const { goldwren_database_clock_offset_seconds: offset = Number.NaN } = await now();
    expect(Math.abs(offset)).toBeLessThan(1);
  });
});
