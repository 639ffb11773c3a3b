import { currentCredentials } from '../payments/payment-settings.ts';
import {
  type DatabaseUser,
  databaseUserNames,
  databaseUsers,
  type ProcessName,
  usersOfProcess,
} from '../platform/logins/database-roles.ts';
import type { SettingFault } from './setting.ts';
import { findWeakness } from './weak-secret.ts';

/** Variables that are optional in development and required in production, each with its purpose. */
export const neededInProduction = {
  PUBLIC_ORIGIN: "the site's own origin, https://…, to which the payment provider posts",
  TRUSTED_PROXIES: 'the number of reverse proxies in front of the API',
  SMTP_URL: 'the mail server',
  MAIL_FROM: 'the sender of outgoing mail',
  SECURITY_CONTACT: 'the contact for vulnerability reports',
} as const;

/** Returns the faults that only matter in production, from the raw environment variables. */
export function productionFaults(env: NodeJS.ProcessEnv, process?: ProcessName): SettingFault[] {
  const credentials = currentCredentials(env).map(
    (name) => [name, 'the merchant account that takes payments'] as const,
  );
  const missing = [...Object.entries(neededInProduction), ...credentials]
    .filter(([variable]) => !env[variable])
    .map(([variable, purpose]) => ({ variable, problem: `is not set: ${purpose}` }));
  return [...missing, ...originFaults(env), ...proxyFaults(env), ...loginFaults(env, process), ...secretFaults(env)];
}

function originFaults({ PUBLIC_ORIGIN: origin }: NodeJS.ProcessEnv): SettingFault[] {
  return origin && !origin.startsWith('https://')
    ? [{ variable: 'PUBLIC_ORIGIN', problem: 'must begin with https://' }]
    : [];
}

/** The API serves plain HTTP only. It sets its Secure cookie only when a trusted proxy reports that the browser used TLS. */
function proxyFaults({ TRUSTED_PROXIES: proxies }: NodeJS.ProcessEnv): SettingFault[] {
  if (!proxies || Number(proxies) !== 0) return [];
  const problem = 'must be at least 1: TLS ends at a proxy, and no one can sign in unless the API trusts it';
  return [{ variable: 'TRUSTED_PROXIES', problem }];
}

/**
 * Requires a different login for each database user of this process, and forbids the others. A process that has the
 * owner's URL could undo every restriction of the roles.
 */
function loginFaults(env: NodeJS.ProcessEnv, process?: ProcessName): SettingFault[] {
  const users: readonly DatabaseUser[] = process ? usersOfProcess[process] : databaseUserNames;
  const needed = users.map((user) => databaseUsers[user]);
  const missing = needed
    .filter(({ setting }) => !env[setting])
    .map(({ setting, role }) => ({
      variable: setting,
      problem: `is not set: a login with only the rights of ${role}, created by the prepare step`,
    }));
  const names = needed.map(({ setting }) => ({ variable: setting, name: userOf(env[setting]) }));
  const twins = names.filter(({ name }, index) => name && names.slice(0, index).some((other) => other.name === name));
  return [
    ...missing,
    ...twins.map(({ variable }) => ({ variable, problem: 'must be a separate login' })),
    ...(process ? foreignFaults(env, process, users) : []),
  ];
}

function foreignFaults(env: NodeJS.ProcessEnv, process: ProcessName, users: readonly DatabaseUser[]): SettingFault[] {
  const others = databaseUserNames.filter((user) => !users.includes(user)).map((user) => databaseUsers[user].setting);
  return ['DATABASE_URL', ...others]
    .filter((variable) => env[variable])
    .map((variable) => ({
      variable,
      problem: `must not be set for the ${process}, because it would give rights that this process does not need`,
    }));
}

function userOf(url: string | undefined): string | null {
  return (url && URL.canParse(url) && new URL(url).username) || null;
}

function secretFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  const secrets = [
    ...(env.SESSION_SECRET ?? '').split(',').map((value) => ({ variable: 'SESSION_SECRET', value })),
    { variable: 'SEED_ENCRYPTION_KEY', value: env.SEED_ENCRYPTION_KEY ?? '' },
    ...(env.STATEMENT_SIGNING_KEY ?? '').split(',').map((value) => ({ variable: 'STATEMENT_SIGNING_KEY', value })),
    ...(env.PUSH_SIGNING_KEYS ?? '').split(',').map((value) => ({ variable: 'PUSH_SIGNING_KEYS', value })),
    { variable: 'SCIM_TOKEN', value: env.SCIM_TOKEN ?? '' },
    { variable: 'CELL_DIRECTORY_KEY', value: env.CELL_DIRECTORY_KEY ?? '' },
    ...(env.FILE_ENCRYPTION_KEYS ?? '')
      .split(',')
      .map((entry) => ({ variable: 'FILE_ENCRYPTION_KEYS', value: entry.slice(entry.indexOf(':') + 1) })),
  ].filter(({ value }) => value !== '');
  return secrets.flatMap(({ variable, value }, index) => {
    const twin = secrets.slice(0, index).find((other) => other.value === value);
    const weakness = findWeakness(value);
    return [
      ...(weakness ? [{ variable, problem: `${weakness}: generate it with openssl rand -hex 32` }] : []),
      ...(twin ? [{ variable, problem: `is the same as ${describeTwin(variable, twin.variable)}` }] : []),
    ];
  });
}

function describeTwin(variable: string, twin: string): string {
  return variable === twin ? 'another value of the list' : twin;
}
