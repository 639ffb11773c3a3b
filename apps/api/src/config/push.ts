import { z } from 'zod';
import { readPushKey } from '../platform/crypto/push-keys.ts';
import { setting } from './setting.ts';

/** The push services of Chrome and other Chromium browsers, Firefox, Safari and Edge. */
const knownServices = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** A host name, perhaps with a port. Numbers are no host names, so an IP address is rejected. */
const service = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d+)?$/;

/** The variables of push notifications, and what leaving them empty means. */
export const pushVariables = {
  /**
   * Private P-256 keys (VAPID) that sign push messages, 64 hexadecimal digits each, the newest first, separated by commas.
   * Browsers are turned on with the first one. Empty: no push notifications.
   */
  PUSH_SIGNING_KEYS: setting(
    z
      .string()
      .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be 64 hexadecimal digits each')
      .refine((list) => list.split(',').every((key) => readPushKey(key) !== null), 'must be private keys of P-256')
      .optional(),
  ),
  /** Hosts of push services, separated by commas; `*.` stands for any subdomain. The server sends messages to no other host. */
  PUSH_SERVICES: setting(
    z
      .string()
      .refine((list) => list.split(',').every((host) => service.test(host.trim())), 'must be host names')
      .default(knownServices),
  ),
};

export interface PushSettings {
  /** The newest first. */
  readonly signingKeys: readonly string[];
  readonly services: readonly string[];
  /** Whom a push service contacts about a problem: `mailto:…` or `https://…`. */
  readonly contact: string;
}

/** Null without a key: this server sends no push notifications. */
export function pushSettings(read: {
  readonly PUSH_SIGNING_KEYS?: string | undefined;
  readonly PUSH_SERVICES: string;
  readonly SECURITY_CONTACT: string;
}): PushSettings | null {
  if (read.PUSH_SIGNING_KEYS === undefined) return null;
  return {
    signingKeys: read.PUSH_SIGNING_KEYS.split(','),
    services: read.PUSH_SERVICES.split(',').map((host) => host.trim()),
    contact: read.SECURITY_CONTACT,
  };
}
