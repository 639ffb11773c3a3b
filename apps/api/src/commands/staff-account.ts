import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { account, canonicalEmail, staffRoles } from '@goldwren/rules';
import pg from 'pg';
import { z } from 'zod';
import { LaunchError } from '../launch/launch-error.ts';
import { addStaffMember } from '../modules/back-office/public.ts';
import { clearLock, disableByEmail } from '../modules/staff/public.ts';
import { createSealedBox } from '../platform/crypto/sealed-box.ts';
import { newTotpSecret, totpUri } from '../platform/crypto/totp.ts';
import { type Db, drizzleOver } from '../platform/database.ts';

const usage = `pnpm staff:create --email sam@example.com --name "Sam Staff" --roles ${staffRoles.join(',')}`;

const wanted = z.object({
  email: z
    .string('--email: an address like sam@example.com')
    .overwrite(canonicalEmail)
    .max(account.emailMaxLength)
    .pipe(z.email('--email: an address like sam@example.com')),
  name: z
    .string('--name: who it is')
    .trim()
    .min(1, '--name: who it is')
    .max(account.nameMaxLength)
    .regex(/^[^\p{C}]*$/u, '--name: letters, spaces, hyphens and apostrophes'),
  roles: z
    .string(`--roles: some of ${staffRoles.join(', ')}, separated by commas`)
    .transform((text) => [...new Set(text.split(',').map((role) => role.trim()))])
    .pipe(z.array(z.enum(staffRoles, `--roles: some of ${staffRoles.join(', ')}, separated by commas`))),
});

export type WantedStaff = z.infer<typeof wanted>;

function readOptions(argv: readonly string[], names: readonly string[], help: string): Record<string, unknown> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new LaunchError(`${(error as Error).message}\nUsage: ${help}`, { cause: error });
  }
}

/** @throws LaunchError with the missing or invalid arguments. */
export function readStaffArguments(argv: readonly string[]): WantedStaff {
  const parsed = wanted.safeParse(readOptions(argv, ['email', 'name', 'roles'], usage));
  if (parsed.success) return parsed.data;
  throw new LaunchError([...parsed.error.issues.map(({ message }) => message), `Usage: ${usage}`].join('\n'));
}

/**
 * Reads the email for `pnpm staff:unlock` and `pnpm staff:disable`.
 * @throws LaunchError with the missing or invalid arguments.
 */
export function readStaffEmail(command: 'unlock' | 'disable', argv: readonly string[]): string {
  const help = `pnpm staff:${command} --email sam@example.com`;
  const parsed = wanted.pick({ email: true }).safeParse(readOptions(argv, ['email'], help));
  if (parsed.success) return parsed.data.email;
  throw new LaunchError([...parsed.error.issues.map(({ message }) => message), `Usage: ${help}`].join('\n'));
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const passwordLength = 24;

/** Returns 120 random bits, in characters that do not look alike. */
function newPassword(): string {
  return Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

export interface CreatedStaff {
  readonly password: string;
  /** For the authenticator app. */
  readonly totpUri: string;
}

/**
 * Creates a staff account, as the owner of the tables. It generates the password and the second factor, which cannot be
 * shown again. Returns null, and changes nothing, when the mailbox already has an account.
 */
export async function createStaffAccount(
  ownerUrl: string,
  seedKey: Buffer,
  staff: WantedStaff,
): Promise<CreatedStaff | null> {
  const [password, totpSecret] = [newPassword(), newTotpSecret()];
  return asOwner(ownerUrl, async (db) => {
    const added = await addStaffMember(db, createSealedBox(seedKey), { ...staff, password, totpSecret });
    return added ? { password, totpUri: totpUri('staff', totpSecret, staff.email) } : null;
  });
}

async function asOwner<T>(ownerUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-staff' });
  await owner.connect();
  try {
    return await work(drizzleOver(owner));
  } finally {
    await owner.end();
  }
}

/**
 * Unlocks an account that is locked after too many wrong codes, as the owner of the tables. It is for the only
 * administrator of a site, whom no other staff member can unlock. Returns false when the account is not locked or does not exist.
 */
export function unlockStaffAccount(ownerUrl: string, email: string): Promise<boolean> {
  return asOwner(ownerUrl, (db) => clearLock(db, email));
}

/**
 * Disables an account and ends its sessions, as the owner of the tables. It is for a site with fewer than three
 * administrators, where no two others can decide. Returns false when the account is disabled or does not exist.
 */
export function disableStaffAccount(ownerUrl: string, email: string): Promise<boolean> {
  return asOwner(ownerUrl, (db) => disableByEmail(db, email));
}
