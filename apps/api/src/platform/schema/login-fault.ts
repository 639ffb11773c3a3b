import type pg from 'pg';
import { type DatabaseUser, databaseRoles, databaseUsers } from '../database-roles.ts';

interface Rights {
  readonly name: string;
  readonly prepared: boolean;
  readonly superuser: boolean;
  readonly powers: boolean;
  readonly writesMoney: boolean | null;
  readonly member: boolean;
  readonly other: string | null;
}

/** What a session of this login can do in any role that it may take on: `SET ROLE` is open to everything the session runs. */
const rightsOfSession = `
  SELECT session_user AS name,
         to_regclass('public.journal') IS NOT NULL AS prepared,
         bool_or(rolsuper) AS superuser,
         bool_or(rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls) AS powers,
         bool_or(has_table_privilege(oid, to_regclass('public.journal'), 'INSERT, UPDATE, DELETE, TRUNCATE')) AS "writesMoney",
         bool_or(rolname = $1 AND pg_has_role(session_user, oid, 'USAGE')) AS member,
         min(rolname) FILTER (WHERE rolname = ANY ($2) AND rolname <> $1) AS other
    FROM pg_roles WHERE pg_has_role(session_user, oid, 'MEMBER')`;

/** What is wrong with the login behind a connection, as a sentence; null when it has the rights of this user and no more. */
export async function faultOfLogin(sql: pg.Pool | pg.ClientBase, user: DatabaseUser): Promise<string | null> {
  const { role, setting } = databaseUsers[user];
  const { rows } = await sql.query<Rights>(rightsOfSession, [role, databaseRoles]);
  const rights = rows[0] as Rights;
  const login = `The login "${rights.name}" of ${setting}`;
  if (!rights.prepared) return 'The database is not prepared. Run apps/api/dist/prepare.js on it first.';
  if (rights.superuser) return `${login} is a superuser, or may become one: the walls around the money do not hold.`;
  if (rights.writesMoney) return `${login} may write the journal: the walls around the money do not hold.`;
  if (rights.powers)
    return `${login} may make roles or databases, replicate, or pass row security. It needs none of these.`;
  if (!rights.member)
    return `${login} lacks the rights of ${role}. Run apps/api/dist/prepare.js, or grant it that role.`;
  if (rights.other !== null)
    return `${login} has the rights of ${rights.other} as well. It needs those of ${role} alone.`;
  return null;
}
