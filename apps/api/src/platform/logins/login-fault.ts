import type pg from 'pg';
import { type DatabaseUser, databaseRoles, databaseUsers } from './database-roles.ts';

interface Rights {
  readonly name: string;
  readonly prepared: boolean;
  readonly superuser: boolean;
  readonly powers: boolean;
  readonly writesMoney: boolean | null;
  readonly member: boolean;
  readonly other: string | null;
}

/** The rights of a session in all roles that its login may set, because any statement can run `SET ROLE`. */
const rightsOfSession = `
  SELECT session_user AS name,
         to_regclass('journal') IS NOT NULL AS prepared,
         bool_or(rolsuper) AS superuser,
         bool_or(rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls) AS powers,
         bool_or((SELECT bool_or(has_table_privilege(oid, t.relid, 'INSERT, UPDATE, DELETE, TRUNCATE'))
                    FROM pg_partition_tree(to_regclass('journal')) t)) AS "writesMoney",
         bool_or(rolname = $1 AND pg_has_role(session_user, oid, 'USAGE')) AS member,
         min(rolname) FILTER (WHERE rolname = ANY ($2) AND rolname <> $1) AS other
    FROM pg_roles WHERE pg_has_role(session_user, oid, 'MEMBER')`;

/** Describes the fault of a connection's login as a sentence; null when it has exactly the rights of this user. */
export async function faultOfLogin(sql: pg.Pool | pg.ClientBase, user: DatabaseUser): Promise<string | null> {
  const { role, setting } = databaseUsers[user];
  const { rows } = await sql.query<Rights>(rightsOfSession, [role, databaseRoles]);
  const rights = rows[0] as Rights;
  const login = `The login "${rights.name}" of ${setting}`;
  if (!rights.prepared) return 'The database is not prepared. Run apps/api/dist/prepare.js on it first.';
  if (rights.superuser)
    return `${login} is a superuser, or may become one. It could bypass the permissions that protect money.`;
  if (rights.writesMoney) return `${login} may write the journal. It could bypass the permissions that protect money.`;
  if (rights.powers)
    return `${login} may make roles or databases, replicate, or pass row security. It needs none of these.`;
  if (!rights.member)
    return `${login} lacks the rights of ${role}. Run apps/api/dist/prepare.js, or grant it that role.`;
  if (rights.other !== null)
    return `${login} has the rights of ${rights.other} as well. It needs those of ${role} alone.`;
  return null;
}
