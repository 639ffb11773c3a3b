import type { SettingFault } from './setting.ts';
import { weaknessOf } from './weak-secret.ts';

/** What may stay empty elsewhere, and what each is for. */
export const neededInProduction = {
  DATABASE_APP_URL: 'a login with only the rights of goldwren_api, made by the prepare step',
  PUBLIC_ORIGIN: "the site's own origin, https://…, to which Skrill posts",
  TRUSTED_PROXIES: 'how many proxies stand in front',
  SKRILL_MERCHANT_EMAIL: 'the merchant account that takes payments',
  SKRILL_MERCHANT_ID: 'the merchant account that takes payments',
  SKRILL_SECRET: 'the merchant account that takes payments',
  SMTP_URL: 'the mail server',
  MAIL_FROM: 'whom mails come from',
  SECURITY_CONTACT: 'where weaknesses are reported',
} as const;

/** Everything that development forgives and production does not, over the variables as they were given. */
export function productionFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  const missing = Object.entries(neededInProduction)
    .filter(([variable]) => !env[variable])
    .map(([variable, purpose]) => ({ variable, problem: `is not set: ${purpose}` }));
  return [...missing, ...originFaults(env), ...proxyFaults(env), ...loginFaults(env), ...secretFaults(env)];
}

function originFaults({ PUBLIC_ORIGIN: origin }: NodeJS.ProcessEnv): SettingFault[] {
  return origin && !origin.startsWith('https://')
    ? [{ variable: 'PUBLIC_ORIGIN', problem: 'must begin with https://' }]
    : [];
}

/** The API speaks plain HTTP only. Unless it believes a proxy that a browser came over TLS, it may never set its cookie. */
function proxyFaults({ TRUSTED_PROXIES: proxies }: NodeJS.ProcessEnv): SettingFault[] {
  if (!proxies || Number(proxies) !== 0) return [];
  const problem = 'must be at least 1: TLS ends at a proxy, and without trust in it nobody can sign in';
  return [{ variable: 'TRUSTED_PROXIES', problem }];
}

function loginFaults({ DATABASE_URL: owner, DATABASE_APP_URL: app }: NodeJS.ProcessEnv): SettingFault[] {
  const name = userOf(app);
  return name !== null && name === userOf(owner)
    ? [{ variable: 'DATABASE_APP_URL', problem: 'must be another login than the owner of DATABASE_URL' }]
    : [];
}

function userOf(url: string | undefined): string | null {
  return (url && URL.canParse(url) && new URL(url).username) || null;
}

function secretFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  const secrets = [
    ...(env.SESSION_SECRET ?? '').split(',').map((value) => ({ variable: 'SESSION_SECRET', value })),
    { variable: 'SEED_ENCRYPTION_KEY', value: env.SEED_ENCRYPTION_KEY ?? '' },
    ...(env.STATEMENT_SIGNING_KEY ?? '').split(',').map((value) => ({ variable: 'STATEMENT_SIGNING_KEY', value })),
    ...(env.FILE_ENCRYPTION_KEYS ?? '')
      .split(',')
      .map((entry) => ({ variable: 'FILE_ENCRYPTION_KEYS', value: entry.slice(entry.indexOf(':') + 1) })),
  ].filter(({ value }) => value !== '');
  return secrets.flatMap(({ variable, value }, index) => {
    const twin = secrets.slice(0, index).find((other) => other.value === value);
    const weakness = weaknessOf(value);
    return [
      ...(weakness ? [{ variable, problem: `${weakness}: make it with openssl rand -hex 32` }] : []),
      ...(twin ? [{ variable, problem: `is the same as ${namedBeside(variable, twin.variable)}` }] : []),
    ];
  });
}

function namedBeside(variable: string, twin: string): string {
  return variable === twin ? 'another one of the list' : twin;
}
