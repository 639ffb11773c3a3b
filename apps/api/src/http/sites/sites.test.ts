import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSites } from './sites.ts';

let apps: string;
const opened: FastifyInstance[] = [];

beforeAll(() => {
  apps = mkdtempSync(join(tmpdir(), 'goldwren-sites-'));
  for (const [name, path] of [
    ['web', '/'],
    ['backoffice', '/staff'],
    ['gallery', '/dev/ui'],
  ] as const) {
    const dist = join(apps, name, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), `<p>${name}</p>`);
    writeFileSync(join(dist, 'pages.json'), JSON.stringify([{ path, index: false }]));
  }
});
afterAll(async () => {
  for (const app of opened) await app.close();
  rmSync(apps, { recursive: true });
});

async function sites(isProduction: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  opened.push(app);
  await installSites(app, { isProduction, publicOrigin: null }, apps);
  return app;
}

test('serves the gallery of components outside production, without indexing', async () => {
  const answer = await (await sites(false)).inject('/dev/ui?frame=Dialogs');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('gallery');
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
});

test('serves no gallery in production, even when it was built', async () => {
  for (const path of ['/dev/ui', '/dev/ui/', '/dev/ui/index.html']) {
    const answer = await (await sites(true)).inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('gallery');
  }
});

test('allows frames only for the gallery, and only by itself', async () => {
  const app = await sites(false);
  const policyOf = async (path: string) => (await app.inject(path)).headers['content-security-policy'];
  expect(await policyOf('/dev/ui')).toContain("frame-ancestors 'self'");
  expect(await policyOf('/staff')).toContain("frame-ancestors 'none'");
});
