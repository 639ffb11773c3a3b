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
  /** Remembers that the account's owner uses this browser. */
  write(request: FastifyRequest, reply: FastifyReply, email: string): void;
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
  const read = (request: FastifyRequest, email: string): string | null => {
    const cookie = request.cookies[name];
    const { valid, value } = cookie ? signer.unsign(cookie) : { valid: false, value: null };
    const [account, device] = valid && value ? value.split('.') : [];
    return account === accountTag(email) && device ? device : null;
  };
  return {
    read,
    write: (request, reply, email) => {
      // Browsers discard a Secure cookie over plain HTTP. That misconfiguration is reported elsewhere.
      if (options.isProduction && request.protocol !== 'https') return;
      const value = signer.sign(`${accountTag(email)}.${read(request, email) ?? newId()}`);
      const sameSite = 'lax';
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite,
        secure: options.isProduction,
        maxAge: maxAgeSeconds,
      });
    },
  };
}

/** Hashes the email, so that the cookie does not reveal it. */
function accountTag(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
