import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { push } from '@goldwren/rules';
import webPush from 'web-push';
import type { PushSettings } from '../../config/push.ts';
import { type PushKey, readPushKey } from '../../platform/crypto/push-keys.ts';
import { isPublicAddress, parseEndpoint } from './push-endpoint.ts';

/** How a push service answered: it has the message, or it does not know the browser any more. */
export type PushAnswer = 'accepted' | 'gone';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
}

export interface PushTransport {
  /** @throws Error when the message must be tried again later. */
  send(target: PushTarget, payload: string, urgency: 'high' | 'normal'): Promise<PushAnswer>;
}

/** What the transport uses of the network. Tests replace it to reach a push service on this machine. */
export interface PushNetwork {
  readonly request: typeof httpsRequest;
  /** Returns every address of a host name. */
  readonly resolve: (host: string) => Promise<LookupAddress[]>;
  readonly mayConnect: (address: string) => boolean;
}

const answerWithinMs = 10_000;

const internet: PushNetwork = {
  request: httpsRequest,
  resolve: (host) =>
    new Promise((resolve, reject) =>
      dnsLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
    ),
  mayConnect: isPublicAddress,
};

/**
 * Resolves a host name for the connection itself, so that the checked address is the one that is used. One forbidden address
 * rejects the name.
 */
function guardedLookup({ resolve, mayConnect }: PushNetwork): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const forbidden = addresses.find(({ address }) => !mayConnect(address));
        const [first] = addresses;
        if (forbidden || !first) callback(new Error(`${host} has no public address`), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

/**
 * Encrypts and signs messages (RFC 8291, RFC 8292) and sends them to push services. It follows no redirect and reads no body: only
 * the status of the answer counts.
 */
export function createPushTransport(settings: PushSettings, network: PushNetwork = internet): PushTransport {
  const keys = new Map(
    settings.signingKeys.map((hex) => {
      const key = readPushKey(hex) as PushKey;
      return [key.publicKey, key];
    }),
  );
  const lookup = guardedLookup(network);
  return {
    send: async ({ endpoint, p256dh, auth, publicKey }, payload, urgency) => {
      const url = parseEndpoint(endpoint, settings.services);
      const key = keys.get(publicKey);
      // The list of services or of keys has changed since. The browser must be turned on again.
      if (url === null || key === undefined) return 'gone';
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: settings.contact, ...key },
        contentEncoding: 'aes128gcm',
        TTL: push.storedHours * 3_600,
        urgency,
      });
      const status = await post(network, { url, headers, body, lookup });
      if (status >= 200 && status < 300) return 'accepted';
      if (status === 404 || status === 410) return 'gone';
      throw new Error(`the push service ${url.host} answered with status ${status}`);
    },
  };
}

interface Post {
  readonly url: URL;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
  readonly lookup: LookupFunction;
}

/** Returns the status of the answer. */
function post(network: PushNetwork, { url, headers, body, lookup }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = network.request({
      host: url.hostname,
      ...(url.port ? { port: Number(url.port) } : {}),
      path: url.pathname + url.search,
      method: 'POST',
      headers,
      lookup,
      agent: false,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      // The status is known, so the rest may fail. The connection ends before a large body arrives.
      answer.once('error', () => undefined);
      answer.destroy();
    });
    sent.end(body);
  });
}
