import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSettings } from '../../../src/config/push.ts';
import { createPushTransport, type PushNetwork } from '../../../src/modules/push/push-transport.ts';
import { testPushKey, testSecrets } from '../api/settings.ts';

/** A browser with a push subscription, which can decrypt what it receives. */
export function createBrowser(host = 'fcm.googleapis.com') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `https://${host}/send/${randomBytes(12).toString('base64url')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  /** Decrypts a message as RFC 8291 and RFC 8188 describe. */
  const decrypt = (body: Buffer): unknown => {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last byte of the only record is 2, perhaps followed by zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { subscription, decrypt };
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A push service on this machine under the name `push.goldwren.test`. The guard of addresses stays: the test names the one address
 * that it lets through. The service speaks plain HTTP, because Node cannot create a certificate.
 */
export async function startPushService() {
  const received: Received[] = [];
  const script: { status: (path: string) => number; headers: Record<string, string> } = {
    status: () => 201,
    headers: {},
  };
  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const path = incoming.url ?? '';
    received.push({ path, headers: incoming.headers, body: Buffer.concat(parts) });
    answer.writeHead(script.status(path), script.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `push.goldwren.test:${(server.address() as AddressInfo).port}`;
  const settings: PushSettings = {
    publicKey: testSecrets.PUSH_PUBLIC_KEY,
    signingKeys: [testPushKey],
    services: [host],
    contact: 'mailto:security@goldwren.test',
  };
  const network: PushNetwork = {
    request: request as PushNetwork['request'],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnect: (address) => address === '127.0.0.1',
  };
  return {
    host,
    received,
    script,
    settings,
    network,
    transport: createPushTransport(settings, network),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Verifies the signature of a message (RFC 8292). Returns the claims of its token. */
export function verifyVapid({ authorization = '' }: IncomingHttpHeaders): Record<string, unknown> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isGenuine) throw new Error('the signature of the message is wrong');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey };
}
