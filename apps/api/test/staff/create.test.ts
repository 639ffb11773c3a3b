import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../seed/demo-players.ts';
import { demoStaff, demoTotpSecret } from '../../seed/demo-staff.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { createStaffAccount, disableStaffAccount, readStaffArguments } from '../../src/commands/staff-account.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { codeOf, newStaff } from '../helpers/people/staff.ts';
import { processEnvironment } from '../helpers/processes/process-environment.ts';
import { programPath } from '../helpers/processes/programs.ts';

const api = setUpTestApi();

const run = promisify(execFile);

/** Returns the output of a command, run like its script in package.json. */
async function runCommand(command: 'create' | 'disable' | 'unlock', ...args: string[]): Promise<string> {
  const env = { ...processEnvironment, ...testSettings(api.url) };
  const cwd = fromPackageRoot();
  return (await run(process.execPath, [programPath(`staff-${command}`), ...args], { cwd, env })).stderr;
}

test('pnpm staff:disable disables an account and ends its sessions', async () => {
  const staff = await newStaff(api, ['admin']);
  expect(await runCommand('disable', '--email', staff.email)).toMatch(/is disabled and signed out/);
  await expectProblem(staff.staff.auth.me(), 'unauthenticated');
  expect(await disableStaffAccount(api.url, staff.email)).toBe(false);
  expect(await runCommand('disable', '--email', staff.email)).toContain(
    `${staff.email} is disabled already, or has no account. Nothing was changed.`,
  );
});

test('pnpm staff:unlock unlocks an account once, and says when it changed nothing', async () => {
  const staff = await newStaff(api);
  const unlock = () => runCommand('unlock', '--email', staff.email);
  const isLocked = async () =>
    (await api.owner.query('SELECT locked_at FROM staff_member WHERE email = $1', [staff.email])).rows[0].locked_at !==
    null;
  await api.owner.query('UPDATE staff_member SET locked_at = now() WHERE email = $1', [staff.email]);
  expect(await unlock()).toContain(`${staff.email} is unlocked.`);
  expect(await isLocked()).toBe(false);
  expect(await unlock()).toContain(`${staff.email} is not locked, or has no account. Nothing was changed.`);
});

describe('pnpm staff:create', () => {
  test('creates an account once, which can sign in with the printed credentials', async () => {
    const args = ['--email', 'Sam@Example.test', '--name', 'Sam Staff', '--roles', 'support,finance'];
    const said = await runCommand('create', ...args);
    const password = /password +(\S+)/.exec(said)?.[1] ?? '';
    const secret = new URL(/otpauth:\S+/.exec(said)?.[0] ?? '').searchParams.get('secret') ?? '';
    expect(password).toMatch(/^[a-z2-9]{24}$/);
    const browser = api.caller();
    const body = { email: 'sam@example.test', password, totp_code: codeOf(secret) };
    expect((await browser.staff.auth.signIn({ body })).staff).toMatchObject({
      name: 'Sam Staff',
      roles: ['support', 'finance'],
    });
    expect(await runCommand('create', ...args)).toContain(
      'sam@example.test already has an account. Nothing was changed.',
    );
    expect(await createStaffAccount(api.url, api.config.seedKey, readStaffArguments(args))).toBeNull();
    expect((await browser.staff.auth.me()).staff.email).toBe('sam@example.test');
  });

  test.each([
    [[], /--email[\s\S]*--name[\s\S]*--roles[\s\S]*Usage/],
    [['--email', 'sam', '--name', 'Sam', '--roles', 'support'], /--email/],
    [['--email', 's@example.test', '--name', ' ', '--roles', 'support'], /--name/],
    [['--email', 's@example.test', '--name', 'Sam', '--roles', ''], /--roles/],
    [['--email', 's@example.test', '--name', 'Sam', '--roles', 'support,owner'], /--roles/],
    [['--email', 's@example.test', '--name', 'Sam', '--role', 'support'], /Usage/],
  ])('reports the fault of the arguments %j', (args, message) => {
    expect(() => readStaffArguments(args)).toThrow(message);
  });

  test('removes repeated roles', () => {
    const args = ['--email', 's@example.test', '--name', 'Sam', '--roles', 'admin, admin'];
    expect(readStaffArguments(args).roles).toEqual(['admin']);
  });
});

test('adds staff of every role who can sign in with seed:demo, and nothing the second time', {
  timeout: 120_000,
}, async () => {
  const added = await seedDemo(api.url, api.config);
  expect(added).toEqual(expect.arrayContaining(demoStaff.map(({ email }) => email)));
  for (const { email, roles } of demoStaff) {
    const body = { email, password: demoPassword, totp_code: codeOf(demoTotpSecret) };
    expect((await api.caller().staff.auth.signIn({ body })).staff).toMatchObject({ email, roles });
  }
  expect(await seedDemo(api.url, api.config)).toEqual([]);
});
