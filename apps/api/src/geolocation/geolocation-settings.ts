import { z } from 'zod';
import { groupFaults, type SettingFault, setting } from '../config/setting.ts';
import {
  type MaxmindAccount,
  maxmindAccount,
  maxmindCredentials,
  maxmindSandbox,
  maxmindVariables,
} from './maxmind/maxmind-settings.ts';

/** The variables of the location of visitors, and what leaving them empty means. */
export const geolocationVariables = {
  /** How visitors are located. Empty: by the header of a trusted edge. */
  GEO_PROVIDER: setting(z.enum(['header', 'maxmind']).default('header')),
  /** Header in which a trusted edge sends the visitor's region, such as `US-WA`. Empty: the check is off. */
  GEO_HEADER: setting(z.string().toLowerCase().optional()),
  ...maxmindVariables,
};

export type GeolocationSettings =
  | { readonly kind: 'off' }
  | { readonly kind: 'header'; readonly header: string }
  | { readonly kind: 'maxmind'; readonly account: MaxmindAccount; readonly isSandbox: boolean };

/** Reports incomplete credentials, and missing ones in production, which has no simulator. */
export function geolocationFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  return groupFaults(env, maxmindCredentials, env.GEO_PROVIDER === 'maxmind' && env.NODE_ENV === 'production');
}

export function geolocationSettings(
  env: NodeJS.ProcessEnv,
  read: { readonly GEO_PROVIDER: 'header' | 'maxmind'; readonly GEO_HEADER?: string | undefined },
  { self, sessionSecret }: { readonly self: string; readonly sessionSecret: string },
): GeolocationSettings {
  if (read.GEO_PROVIDER === 'header') {
    return read.GEO_HEADER === undefined ? { kind: 'off' } : { kind: 'header', header: read.GEO_HEADER };
  }
  const real = maxmindAccount(env);
  return { kind: 'maxmind', account: real ?? maxmindSandbox(self, sessionSecret), isSandbox: real === null };
}
