import { z } from 'zod';
import { publicPushKey, readPushKey } from '../platform/crypto/push-keys.ts';
import type { ProcessName } from '../platform/logins/database-roles.ts';
import { type SettingFault, setting } from './setting.ts';

/** The push services of Chrome and other Chromium browsers, Firefox, Safari and Edge. */
const knownServices = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** A host name, perhaps with a port. Numbers are no host names, so an IP address is rejected. */
const service = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d+)?$/;

/** The variables of push notifications, and what leaving them empty means. */
export const pushVariables = {
  /** Public P-256 key (VAPID) with which browsers turn notifications on, base64url. Empty: no push notifications. */
  PUSH_PUBLIC_KEY: setting(
    z
      .string()
      .regex(/^B[\w-]{86}$/, 'must be a public key of P-256 in base64url')
      .optional(),
  ),
  /**
   * Private P-256 keys (VAPID) that sign push messages, 64 hexadecimal digits each, the newest first, separated by commas. Only
   * the worker reads them.
   */
  PUSH_SIGNING_KEYS: setting(
    z
      .string()
      .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be 64 hexadecimal digits each')
      .refine((list) => list.split(',').every((key) => readPushKey(key) !== null), 'must be private keys of P-256')
      .optional(),
  ),
  /** Hosts of push services, separated by commas; `*.` matches any subdomain. The server sends messages to no other host. */
  PUSH_SERVICES: setting(
    z
      .string()
      .refine((list) => list.split(',').every((host) => service.test(host.trim())), 'must be host names')
      .default(knownServices),
  ),
};

export interface PushSettings {
  /** Null: this server offers no push notifications. */
  readonly publicKey: string | null;
  /** The newest first. Empty in the API. */
  readonly signingKeys: readonly string[];
  readonly services: readonly string[];
  /** Whom a push service contacts about a problem: `mailto:…` or `https://…`. */
  readonly contact: string;
}

export function pushSettings(read: {
  readonly PUSH_PUBLIC_KEY?: string | undefined;
  readonly PUSH_SIGNING_KEYS?: string | undefined;
  readonly PUSH_SERVICES: string;
  readonly SECURITY_CONTACT: string;
}): PushSettings {
  return {
    publicKey: read.PUSH_PUBLIC_KEY ?? null,
    signingKeys: read.PUSH_SIGNING_KEYS?.split(',') ?? [],
    services: read.PUSH_SERVICES.split(',').map((host) => host.trim()),
    contact: read.SECURITY_CONTACT,
  };
}

/**
 * Browsers reject messages that another key signed. A mismatch would therefore show "on" to players who get nothing.
 * The API has the public key only, so that an attacker in the API cannot sign messages.
 */
export function pushFaults(env: NodeJS.ProcessEnv, process?: ProcessName): SettingFault[] {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_SIGNING_KEYS: signingKeys } = env;
  if (process === 'api') {
    const problem = 'must not be set for the api, because only the worker signs push messages';
    return signingKeys && env.NODE_ENV === 'production' ? [{ variable: 'PUSH_SIGNING_KEYS', problem }] : [];
  }
  if (!signingKeys) {
    const problem = 'is not set: the worker signs push messages with it';
    return publicKey && process === 'worker' ? [{ variable: 'PUSH_SIGNING_KEYS', problem }] : [];
  }
  const expected = publicPushKey(signingKeys);
  if (expected === null || publicKey === expected) return [];
  // A public key is no secret, and this message is the easiest way to compute it.
  return [{ variable: 'PUSH_PUBLIC_KEY', problem: `must be ${expected}, for the first key in PUSH_SIGNING_KEYS` }];
}
