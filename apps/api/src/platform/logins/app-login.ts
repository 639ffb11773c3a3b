import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { postgresError } from '../postgres/postgres-error.ts';
import { type DatabaseUser, databaseUsers } from './database-roles.ts';

const insufficientPrivilege = '42501';
/** An arbitrary fixed number. Two processes that prepare the same database take turns on this lock. */
const loginLock = 7_310_002;
/** Roles are shared by all databases of a server. These errors mean that another process created the role; a retry succeeds. */
const concurrentChange = new Set(['42710', '23505', 'XX000']);

interface Credentials {
  readonly name: string;
  readonly password: string;
}

function credentialsOf(loginUrl: string, setting: string): Credentials {
  const url = new URL(loginUrl);
  const [name, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  if (!name) throw new LaunchError(`${setting} contains no user name.`);
  return { name, password };
}

/**
 * Creates the login of the URL, or sets its password, and makes it a member of the user's role. The login owns nothing and
 * is in no other role, so `SET ROLE NONE` and `RESET ROLE` give it no further rights. Safe to repeat.
 * @throws LaunchError when the owner may not create logins. The message contains the statements for an administrator.
 */
export function ensureLogin(ownerUrl: string, user: DatabaseUser, loginUrl: string): Promise<void> {
  return ensureRoleLogin(ownerUrl, databaseUsers[user], loginUrl);
}

/** `ensureLogin` for any role, such as that of the directory of cells. */
export async function ensureRoleLogin(
  ownerUrl: string,
  { role, setting }: { readonly role: string; readonly setting: string },
  loginUrl: string,
): Promise<void> {
  const credentials = credentialsOf(loginUrl, setting);
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-login' });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ same: boolean }>('SELECT session_user = $1::name AS same', [credentials.name]);
    if (rows[0]?.same) throw new LaunchError(`${setting} must be another login than the owner of DATABASE_URL.`);
    await owner.query('SELECT pg_advisory_lock($1)', [loginLock]);
    if (await isReady(owner, credentials.name, role, loginUrl)) return;
    await makeLogin(owner, credentials, role).catch(async (error: unknown) => {
      if (!concurrentChange.has(postgresError(error)?.code ?? '')) throw error;
      await makeLogin(owner, credentials, role);
    });
  } catch (error) {
    if (postgresError(error)?.code !== insufficientPrivilege) throw error;
    throw instructions(credentials.name, role, setting, error);
  } finally {
    await owner.end();
  }
}

/** Whether the login already exists with this password and role. Then an owner without CREATEROLE is enough. */
async function isReady(owner: pg.ClientBase, name: string, role: string, loginUrl: string): Promise<boolean> {
  const { rows } = await owner.query<{ member: boolean }>(
    "SELECT pg_has_role(oid, $2::name, 'USAGE') AS member FROM pg_roles WHERE rolname = $1",
    [name, role],
  );
  return rows[0]?.member === true && (await canConnect(loginUrl));
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeLogin(owner: pg.Client, { name, password }: Credentials, role: string): Promise<void> {
  const login = pg.escapeIdentifier(name);
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await owner.query(`${verb} ROLE ${login} LOGIN INHERIT PASSWORD ${pg.escapeLiteral(password)}`);
  await owner.query(`GRANT ${role} TO ${login}`);
}

function instructions(name: string, role: string, setting: string, cause: unknown): LaunchError {
  const login = pg.escapeIdentifier(name);
  return new LaunchError(
    `The login of DATABASE_URL may not create the login ${login} of ${setting}. Run as an administrator of the server:\n` +
      `  CREATE ROLE ${login} LOGIN PASSWORD '…'; GRANT ${role} TO ${login};`,
    { cause },
  );
}
