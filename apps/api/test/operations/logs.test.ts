import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { password, registration } from '../helpers/people/players.ts';
import { codeOf, newStaffAccount, type StaffAccount, staffPassword } from '../helpers/people/staff.ts';
import { openTicket } from '../helpers/people/tickets.ts';
import { play, start } from '../helpers/play/play.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { startTestSmtp, type TestSmtp } from '../helpers/processes/smtp-server.ts';
import { startWorkerProcess, type WorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

const verbose = { LOG_LEVEL: 'trace' };
const api = setUpTestApi();
let server: ApiProcess;
let worker: WorkerProcess;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startTestSmtp();
  worker = await startWorkerProcess(api.url, { ...verbose, SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@goldwren.test' });
  server = await startApiProcess(api.url, verbose);
});
afterAll(async () => {
  await worker?.kill();
  await server?.kill();
  await smtp?.close();
});

interface Line {
  readonly msg: string;
  readonly [field: string]: unknown;
}
function linesOf(output: string): Line[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}

const person = {
  email: 'xanthippe.quillfeather@mailbox.example.test',
  first_name: 'Xanthippe',
  last_name: 'Quillfeather',
  birth_date: '1987-03-29',
  phone: '+1 (212) 555-0179',
};
/** No line may contain one of these, in any case and however it is encoded. */
const secrets = [
  ...['xanthippe', 'quillfeather', '1987-03-29', '5550179', '555-0179', 'mailbox.example'],
  ...[password, staffPassword, '4 Elm Street', 'secret words of the message'],
];

/** Does everything with personal data as a player, correctly and wrongly. Returns the ID of the player. */
async function playWithPersonalData(): Promise<string> {
  const player = Object.assign(server.caller(), { id: '', email: person.email });
  const form = registration(person);
  await player.client.auth.register({ body: form });
  await expect(player.client.auth.login({ body: { email: person.email, password: 'Xanthippe' } })).rejects.toThrow();
  const { user } = await player.client.auth.login({ body: { email: person.email, password } });
  await player.client.auth.register({ body: form }).catch(() => undefined);
  await openTicket(Object.assign(player, { id: user.id }), {
    name: 'Xanthippe Quillfeather',
    message: 'secret words of the message',
  });
  await player.client.freeEntry.submit({
    body: entryForm({
      email: person.email,
      full_name: 'Xanthippe Quillfeather',
      birth_date: person.birth_date,
      address: '4 Elm Street, Albany, NY 12207',
    }),
  });
  await play(player, (await start(player)).session_id);
  await player.send('POST', '/api/auth/login', {
    payload: `{"email": "${person.email}`,
    headers: { 'content-type': 'application/json' },
  });
  await player.send('GET', `/api/wallet?email=${person.email}&name=Quillfeather`);
  await player.send('POST', `/api/no/such/call/${person.email}?q=Xanthippe%20Quillfeather`);
  await player.send('GET', `/no/such/page/${person.email}?q=Xanthippe%20Quillfeather`);
  await player.send('GET', '/api/games/Quillfeather/rules');
  await player.send('GET', '/api/%ff/Quillfeather');
  return user.id;
}

/** Searches the player as staff, in every way. Returns the ID of the member of staff. */
async function searchAsStaff(account: StaffAccount, playerId: string): Promise<string> {
  const staff = server.caller();
  const signIn = (text: string, code: string) =>
    staff.staff.auth.signIn({ body: { email: account.email, password: text, totp_code: code } });
  await expect(signIn('Quillfeather', codeOf(account.totpSecret))).rejects.toThrow();
  await signIn(staffPassword, codeOf(account.totpSecret));
  const { id: staffId } = (await staff.staff.auth.me()).staff;
  for (const q of [person.email, 'Xanthippe Quill', '212-555-0179', playerId]) {
    const { results } = await staff.staff.players.search({ body: { q } });
    expect(results.map(({ id }) => id)).toEqual([playerId]);
  }
  await staff.staff.audit.search({ body: { q: 'Quillfeather' } });
  await staff.staff.leaderboard.searchNames({ body: { name: 'Quillfeather' } });
  await staff.staff.players.get({ params: { id: playerId } });
  return staffId;
}

test('the logs of the API and the worker contain no personal data', async () => {
  smtp.script.rcpt = [{ code: 550, message: `<${person.email}>: Recipient address rejected` }];
  const account = await newStaffAccount(api, ['compliance', 'admin', 'support']);
  const playerId = await playWithPersonalData();
  const staffId = await searchAsStaff(account, playerId);
  await until('the refused mail is given up', () => worker.output().includes('mail given up'), 30_000);
  await until('the last line is read', () => server.output().includes('"/api/staff/players/:id"'));

  const output = server.output() + worker.output();
  const found = secrets.filter((secret) => {
    const forms = [secret, encodeURIComponent(secret)];
    return forms.some((form) => output.toLowerCase().includes(form.toLowerCase()));
  });
  expect(found).toEqual([]);
  const ofClients = output.split('\n').filter((line) => !line.includes('Server listening at'));
  expect(ofClients.filter((line) => line.includes('127.0.0.1'))).toEqual([]);
  expect(output).not.toMatch(/[\w.]+@[\w-]+\.(test|example)/);

  const requests = linesOf(server.output()).filter(({ msg }) => msg === 'request completed');
  const ofCall = (route: string) => requests.filter((line) => line.route === route);
  expect(ofCall('/api/staff/players/search')).toHaveLength(4);
  expect(ofCall('/api/staff/players/search')[0]).toMatchObject({
    service: 'goldwren-api',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'POST',
    status: 200,
    staff: staffId,
    ms: expect.any(Number),
  });
  expect(ofCall('/api/games/:id/session/:sessionId/rounds')[0]).toMatchObject({ status: 200, player: playerId });
  expect(ofCall('/api/staff/players/:id')[0]).toMatchObject({ staff: staffId });
  expect(requests.some(({ route, status }) => route === 'none' && status === 404)).toBe(true);
  const fields = new Set(requests.flatMap((line) => Object.keys(line)));
  for (const field of ['url', 'remoteAddress', 'req', 'res']) expect(fields).not.toContain(field);
  expect(linesOf(worker.output()).every(({ service }) => service === 'goldwren-worker')).toBe(true);
});

test('a server error is one line with its route, its person and its request ID', async () => {
  const player = server.caller();
  await player.client.auth.register({
    body: registration({ ...person, email: 'second.quillfeather@mailbox.example.test' }),
  });
  const { user } = await player.client.auth.login({
    body: { email: 'second.quillfeather@mailbox.example.test', password },
  });
  await api.owner.query('ALTER TABLE round RENAME TO round_elsewhere');
  const answer = await player.send('GET', '/api/games/rounds');
  await api.owner.query('ALTER TABLE round_elsewhere RENAME TO round');
  expect(answer.status).toBe(500);
  const failed = () => linesOf(server.output()).filter(({ msg }) => msg === 'request failed');
  await until('the error is in the log', () => failed().length > 0);
  expect(failed()).toMatchObject([
    {
      request_id: answer.body.request_id,
      route: '/api/games/rounds',
      status: 500,
      player: user.id,
      err: { code: '42P01', message: 'relation "round" does not exist' },
    },
  ]);
  expect(server.output().toLowerCase()).not.toContain('quillfeather');
});
