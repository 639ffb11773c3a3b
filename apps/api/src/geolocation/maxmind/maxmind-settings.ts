import { z } from 'zod';
import { setting } from '../../config/setting.ts';
import { sandboxSecret } from '../../platform/crypto/sandbox-secret.ts';

export const maxmindCredentials = ['MAXMIND_ACCOUNT_ID', 'MAXMIND_LICENSE_KEY'] as const;

export const maxmindVariables = {
  /** Account for the GeoIP web service of MaxMind. Set it and the next one for real locations. */
  MAXMIND_ACCOUNT_ID: setting(
    z
      .string()
      .regex(/^\d{1,12}$/, 'must be a number')
      .optional(),
  ),
  MAXMIND_LICENSE_KEY: setting(
    z
      .string()
      .regex(/^\w{10,100}$/, 'must be a license key')
      .optional(),
  ),
  /** The web service. Empty: https://geoip.maxmind.com. */
  MAXMIND_URL: setting(z.url().default('https://geoip.maxmind.com')),
};
const settings = z.object(maxmindVariables);

export interface MaxmindAccount {
  readonly accountId: string;
  readonly licenseKey: string;
  /** Base URL of the web service, without a path. */
  readonly url: string;
}

/** The real account; null without credentials. */
export function maxmindAccount(env: NodeJS.ProcessEnv): MaxmindAccount | null {
  const { MAXMIND_ACCOUNT_ID: accountId, MAXMIND_LICENSE_KEY: licenseKey, MAXMIND_URL: url } = settings.parse(env);
  return accountId && licenseKey ? { accountId, licenseKey, url } : null;
}

/** The account of the simulator that runs in this process. */
export function maxmindSandbox(self: string, sessionSecret: string): MaxmindAccount {
  return {
    accountId: '1000001',
    licenseKey: sandboxSecret('geolocation', sessionSecret),
    url: `${self}/dev/maxmind`,
  };
}
