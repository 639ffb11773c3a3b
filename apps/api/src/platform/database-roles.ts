/**
 * Who uses the database: the players' half of the API, its staff half, and the worker. Each has a role that holds its
 * rights (see grants/), a login that is a member of it, and a setting with the URL of that login.
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

/** The URL of each login; one that is missing has no login of its own. */
export type LoginUrls = Readonly<Partial<Record<DatabaseUser, string>>>;

/** The logins that an environment names. */
export function loginUrlsOf(env: NodeJS.ProcessEnv): LoginUrls {
  return Object.fromEntries(
    databaseUserNames.flatMap((user) => {
      const url = env[databaseUsers[user].setting];
      return url ? [[user, url]] : [];
    }),
  );
}

/** The logins of each process; it refuses to start with any other, the owner's included. */
export const usersOfProcess = {
  api: ['players', 'staff'],
  worker: ['worker'],
} as const satisfies Record<string, readonly DatabaseUser[]>;

export type ProcessName = keyof typeof usersOfProcess;

/** The environment of one process: without the logins of others. */
export function environmentOf(process: ProcessName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own: readonly DatabaseUser[] = usersOfProcess[process];
  const foreign = new Set<string>([
    'DATABASE_URL',
    ...databaseUserNames.filter((user) => !own.includes(user)).map((user) => databaseUsers[user].setting),
  ]);
  return Object.fromEntries(Object.entries(env).filter(([variable]) => !foreign.has(variable)));
}
