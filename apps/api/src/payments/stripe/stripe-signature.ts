import { createHash, createHmac } from 'node:crypto';
import { isSameText } from '../../platform/crypto/same-text.ts';

/** Largest difference between the signature's timestamp and our clock. It prevents replay of recorded deliveries. */
const toleranceSeconds = 300;
const mostSignatures = 10;

/** The parts of `Stripe-Signature: t=<unix seconds>,v1=<hex>,v1=<hex>`. Other schemes, such as v0, are ignored. */
export interface SignatureHeader {
  readonly timestamp: string;
  readonly signatures: readonly string[];
}

/** Returns null for a header that is not of this form. */
export function parseSignatureHeader(header: string): SignatureHeader | null {
  const pairs = header.split(',').map((part) => part.split('=', 2) as [string, string?]);
  const values = (name: string) =>
    pairs.flatMap(([key, value]) => (key.trim() === name && value ? [value.trim()] : []));
  const [timestamp, ...more] = values('t');
  const signatures = values('v1');
  if (timestamp === undefined || more.length > 0 || !/^\d{1,12}$/.test(timestamp)) return null;
  return signatures.length === 0 || signatures.length > mostSignatures ? null : { timestamp, signatures };
}

export function signEvent(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Returns the first signature that matches one of the secrets; null when none matches. */
export function findSignature(secrets: readonly string[], header: SignatureHeader, body: string): string | null {
  for (const secret of secrets) {
    const expected = signEvent(secret, header.timestamp, body);
    for (const given of header.signatures) if (isSameText(expected, given)) return given;
  }
  return null;
}

export function isRecent(timestamp: string, at: Date): boolean {
  return Math.abs(Math.floor(at.getTime() / 1_000) - Number(timestamp)) <= toleranceSeconds;
}

const blockBytes = 64;

/**
 * Returns the two padded keys of HMAC (RFC 2104), in hexadecimal digits. A database that only has SHA-256 can compute the
 * HMAC from them as `sha256(outer || sha256(inner || message))`.
 */
export function paddedKeys(secret: string): { inner: string; outer: string } {
  const secretBytes = Buffer.from(secret);
  const short = secretBytes.length > blockBytes ? createHash('sha256').update(secretBytes).digest() : secretBytes;
  const key = Buffer.concat([short, Buffer.alloc(blockBytes - short.length)]);
  const padded = (pad: number): string => Buffer.from(key.map((byte) => byte ^ pad)).toString('hex');
  return { inner: padded(0x36), outer: padded(0x5c) };
}
