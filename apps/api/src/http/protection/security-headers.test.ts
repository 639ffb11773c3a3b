import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installSecurityHeaders, securityHeaders } from './security-headers.ts';

async function headersAt(url: string) {
  const app = Fastify();
  installSecurityHeaders(app, await securityHeaders(true));
  app.get('/*', async () => '');
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
}

const always = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
];
const ofPages = ['permissions-policy', 'cross-origin-opener-policy'];

test.each(['/assets/entry-1.js', '/staff/assets/entry-1.css', '/dev/ui/assets/poster-1.svg'])(
  'the file %s has the headers that protect files, and no others',
  async (url) => {
    const headers = await headersAt(url);
    for (const name of always) expect(headers).toHaveProperty(name);
    for (const name of [...ofPages, 'referrer-policy']) expect(headers).not.toHaveProperty(name);
    // As a worker or as a document of its own, it loads nothing from elsewhere and is in no frame.
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]);
  },
);

test.each(['/', '/games/assets/entry-1.js', '/assets', '/staff/assetsx/1.js', '/service-worker.js'])(
  '%s has the headers of a page',
  async (url) => {
    const headers = await headersAt(url);
    for (const name of [...always, ...ofPages]) expect(headers).toHaveProperty(name);
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'");
  },
);

test('an answer of the API has no headers that only concern pages', async () => {
  const headers = await headersAt('/api/games');
  for (const name of always) expect(headers).toHaveProperty(name);
  for (const name of ofPages) expect(headers).not.toHaveProperty(name);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
