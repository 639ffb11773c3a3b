/**
 * The users of the database: the API for players' calls, the API for staff calls, and the worker. Each has a role with its
 * rights (see platform/grants/), a login that is a member of the role, and a setting with the login's URL.
 */
export const databaseUsers = {
  players: { role: 'goldwren_api', setting: 'DATABASE_APP_URL' },
  staff: { role: 'goldwren_staff', setting: 'DATABASE_STAFF_URL' },
  worker: { role: 'goldwren_worker', setting: 'DATABASE_WORKER_URL' },
} as const;

export type DatabaseUser = keyof typeof databaseUsers;
export type DatabaseRole = (typeof databaseUsers)[DatabaseUser]['role'];

export const databaseUserNames = Object.keys(databaseUsers) as readonly DatabaseUser[];
export const databaseRoles: readonly DatabaseRole[] = databaseUserNames.map((user) => databaseUsers[user].role);

/** The URL of each login that is configured. */
export type LoginUrls = Readonly<Partial<Record<DatabaseUser, string>>>;

/** Reads the login URLs of an environment. */
export function loginUrlsOf(env: NodeJS.ProcessEnv): LoginUrls {
  return Object.fromEntries(
    databaseUserNames.flatMap((user) => {
      const url = env[databaseUsers[user].setting];
      return url ? [[user, url]] : [];
    }),
  );
}

/** The database users of each process. In production it does not start with other logins, including the owner's. */
export const usersOfProcess = {
  api: ['players', 'staff'],
  worker: ['worker'],
} as const satisfies Record<string, readonly DatabaseUser[]>;

export type ProcessName = keyof typeof usersOfProcess;

/** Secrets that a process does not need. */
const foreignSecrets: Readonly<Record<ProcessName, readonly string[]>> = { api: ['PUSH_SIGNING_KEYS'], worker: [] };

/** Returns the environment of one process, without the logins and secrets of other processes. */
export function environmentOf(process: ProcessName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own: readonly DatabaseUser[] = usersOfProcess[process];
  const foreign = new Set<string>([
    'DATABASE_URL',
    ...foreignSecrets[process],
    ...databaseUserNames.filter((user) => !own.includes(user)).map((user) => databaseUsers[user].setting),
  ]);
  return Object.fromEntries(Object.entries(env).filter(([variable]) => !foreign.has(variable)));
}
