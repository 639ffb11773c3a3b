import { createHash } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { cookies } from '@goldwren/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { newId } from '../../../platform/ids.ts';

const maxAgeSeconds = cookies.device.days * 86_400;

/** Recognizes browsers in which an account was signed in to. It follows OWASP's "device cookies". */
export interface DeviceCookies {
  /** The browser's device id, when its cookie is genuine and belongs to this account. Else null. */
  read(request: FastifyRequest, email: string): string | null;
  /** The browser's device id, whichever account the cookie belongs to. Null without a genuine cookie. */
  idOf(request: FastifyRequest): string | null;
  /**
   * Remembers that the account's owner uses this browser. Accounts of one browser get the same device id, one after the
   * other. Returns the id; null when no cookie was set.
   */
  write(request: FastifyRequest, reply: FastifyReply, email: string): string | null;
}

export function createPlayerDevices(config: Pick<Config, 'isProduction' | 'sessionSecrets'>): DeviceCookies {
  const { isProduction, sessionSecrets: secrets } = config;
  return createDeviceCookies({ name: cookies.device.name, isProduction, secrets });
}

export function createDeviceCookies(options: {
  /** The cookie's name. Each audience has its own cookie. In production it gets the prefix `__Host-`. */
  readonly name: string;
  readonly isProduction: boolean;
  /** The first secret signs; all are accepted, as for sessions. */
  readonly secrets: readonly string[];
}): DeviceCookies {
  const name = `${options.isProduction ? '__Host-' : ''}${options.name}`;
  const signer = new Signer(
    options.secrets.map((secret) =>
      createHash('sha256').update(`device cookie|${options.name}|${secret}`).digest('base64'),
    ),
    'sha256',
  );
  const open = (request: FastifyRequest): { account?: string; device?: string } => {
    const cookie = request.cookies[name];
    const { valid, value } = cookie ? signer.unsign(cookie) : { valid: false, value: null };
    const [account, device] = valid && value ? value.split('.') : [];
    return account && device ? { account, device } : {};
  };
  const idOf = (request: FastifyRequest): string | null => open(request).device ?? null;
  return {
    read: (request, email) => (open(request).account === accountTag(email) ? idOf(request) : null),
    idOf,
    write: (request, reply, email) => {
      // Browsers discard a Secure cookie over plain HTTP. That misconfiguration is reported elsewhere.
      if (options.isProduction && request.protocol !== 'https') return null;
      const device = idOf(request) ?? newId();
      const value = signer.sign(`${accountTag(email)}.${device}`);
      const sameSite = 'lax';
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite,
        secure: options.isProduction,
        maxAge: maxAgeSeconds,
      });
      return device;
    },
  };
}

/** Hashes the email, so that the cookie does not reveal it. */
function accountTag(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
