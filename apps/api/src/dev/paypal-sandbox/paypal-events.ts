import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The fields of `verify-webhook-signature`. */
export interface SignedEvent {
  readonly webhook_id: string;
  readonly transmission_id: string;
  readonly transmission_time: string;
  readonly transmission_sig: string;
}

let key: KeyObject | null = null;

/** Created by the first event, because it takes longer than everything else at the start of a process. */
function signingKey(): KeyObject {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  return key;
}

/** PayPal signs these four texts, not the body itself. */
function signedText(webhookId: string, id: string, time: string, body: string): Buffer {
  return Buffer.from([id, time, webhookId, crc32(body)].join('|'));
}

/** Returns the headers of a delivery, signed like those of PayPal. */
export function signEvent(webhookId: string, body: string): Record<string, string> {
  const [id, time] = [randomUUID(), new Date().toISOString()];
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', signedText(webhookId, id, time, body), signingKey()).toString('base64'),
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-simulator',
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

/** Returns whether the simulator has signed this event. */
export function isOwnEvent(fields: SignedEvent, body: string): boolean {
  const text = signedText(fields.webhook_id, fields.transmission_id, fields.transmission_time, body);
  return verify('sha256', text, createPublicKey(signingKey()), Buffer.from(fields.transmission_sig, 'base64'));
}
