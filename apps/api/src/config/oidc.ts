import { z } from 'zod';
import { type SettingFault, setting } from './setting.ts';

/** The variables of sign-in of staff with an identity provider (OpenID Connect), and what leaving them empty means. */
export const oidcVariables = {
  /** The issuer, `https://…`, exactly as the provider names itself. Empty: no sign-in with a provider. */
  OIDC_ISSUER: setting(z.url({ protocol: /^https?$/, error: 'must start with https://' }).optional()),
  OIDC_CLIENT_ID: setting(z.string().max(200).optional()),
  OIDC_CLIENT_SECRET: setting(z.string().optional()),
  /** The name of the provider on the sign-in page. */
  OIDC_NAME: setting(z.string().max(40, 'must have at most 40 characters').default('single sign-on')),
};

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** Returns null when staff sign in with passwords only. */
export function oidcSettings(read: {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME: string;
}): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = read;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name } : null;
}

const together = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Requires all three or none. Without TLS, anyone on the way could sign in as anyone, so only a test on this machine may use it. */
export function oidcFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  const { OIDC_ISSUER: issuer } = env;
  const missing = together.some((name) => env[name])
    ? together.filter((name) => !env[name]).map((variable) => ({ variable, problem: 'is not set' }))
    : [];
  const isLocal = env.NODE_ENV !== 'production' && /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(`${issuer}/`);
  if (!issuer || issuer.startsWith('https://') || isLocal) return missing;
  return [...missing, { variable: 'OIDC_ISSUER', problem: 'must start with https://' }];
}
