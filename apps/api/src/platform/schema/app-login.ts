import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { type DatabaseUser, databaseUsers } from '../database-roles.ts';
import { postgresError } from '../postgres/postgres-error.ts';

const insufficientPrivilege = '42501';
/** Any fixed number: two processes that prepare the same database take turns on it. */
const loginLock = 7_310_002;
/** Roles belong to the whole server: made for another of its databases at this very moment. Once more, and it is there. */
const concurrentChange = new Set(['42710', '23505', 'XX000']);

interface Credentials {
  readonly name: string;
  readonly password: string;
}

function credentialsOf(loginUrl: string, setting: string): Credentials {
  const url = new URL(loginUrl);
  const [name, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  if (!name) throw new LaunchError(`${setting} names no login.`);
  return { name, password };
}

/**
 * Creates the login that the URL names, or gives it the password named there, and makes it a member of the user's role. It
 * owns nothing and is in no other role, so `SET ROLE NONE` and `RESET ROLE` lead to nothing more. Safe to repeat.
 * @throws LaunchError when the owner may not create logins; the message says what an administrator has to run.
 */
export async function ensureLogin(ownerUrl: string, user: DatabaseUser, loginUrl: string): Promise<void> {
  const { role, setting } = databaseUsers[user];
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
    throw postgresError(error)?.code === insufficientPrivilege ? toDo(credentials.name, role, setting, error) : error;
  } finally {
    await owner.end();
  }
}

/** There already, with this password and in the role: nothing to do, so an owner without CREATEROLE is enough. */
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

function toDo(name: string, role: string, setting: string, cause: unknown): LaunchError {
  const login = pg.escapeIdentifier(name);
  return new LaunchError(
    `DATABASE_URL's login may not make the login ${login} of ${setting}. Run as an administrator of the server:\n` +
      `  CREATE ROLE ${login} LOGIN PASSWORD '…'; GRANT ${role} TO ${login};`,
    { cause },
  );
}
