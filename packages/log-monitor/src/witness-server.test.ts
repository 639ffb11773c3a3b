import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cosignedAt, noteAlgorithms, parseNote, type SignedNote } from '@goldwren/transparency-log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSigningKey, nodeCryptography } from './node-cryptography.ts';
import { createMemoryLog, someEntries, testKey, testOrigin } from './testing/memory-log.ts';
import { createWitnessServer } from './witness-server.ts';

const witnessKey = createSigningKey(Buffer.alloc(32, 9));
const name = 'witness.test/w1';
const logKey = { name: testOrigin, algorithm: noteAlgorithms.ed25519, publicKey: testKey.publicKey };

let folder: string;
let server: Server;
let log: Awaited<ReturnType<typeof createMemoryLog>>;

async function startServer(): Promise<void> {
  server = createWitnessServer({ name, key: witnessKey, logs: [logKey], now: () => 1_700_000_000 }, folder);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-witness-'));
  await startServer();
  log = await createMemoryLog();
  await log.append(...someEntries(10));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function send(body: string): Promise<{ status: number; type: string | null; text: string }> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/add-checkpoint`, { method: 'POST', body });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}
const statusOf = async (body: string) => (await send(body)).status;
const conflict = (size: number) => ({ status: 409, type: 'text/x.tlog.size', text: `${size}\n` });

test('cosigns the first checkpoint and each that extends the last one', async () => {
  const first = await send(await log.request(0));
  expect(first.status).toBe(200);
  const note = parseNote(`${log.notes[0]}${first.text}`) as SignedNote;
  const witness = { name, algorithm: noteAlgorithms.cosignature, publicKey: witnessKey.publicKey };
  expect(await cosignedAt(nodeCryptography, note, witness)).toBe(1_700_000_000);
  await log.append(...someEntries(300));
  expect(await statusOf(await log.request(10))).toBe(200);
  expect(await statusOf(await log.request(310))).toBe(200);
});

test('answers with its size when the old size is not the one that it has', async () => {
  await send(await log.request(0));
  await log.append(...someEntries(5));
  expect(await send(await log.request(0))).toEqual(conflict(10));
  expect(await send(await log.request(7))).toEqual(conflict(10));
});

test('refuses to sign a fork, a second tree of the same size and a smaller tree', async () => {
  await send(await log.request(0));
  const fork = await createMemoryLog();
  await fork.append({ kind: 'changed' }, ...someEntries(9));
  expect(await send(await fork.request(10))).toEqual(conflict(10));
  await fork.append(...someEntries(5));
  expect(await statusOf(await fork.request(10))).toBe(422);
  const smaller = await createMemoryLog();
  await smaller.append(...someEntries(4));
  expect(await statusOf(await smaller.request(10))).toBe(400);
  expect(await send(await smaller.request(4))).toEqual(conflict(10));
});

test('rejects unknown logs and unknown keys', async () => {
  const other = await createMemoryLog(testKey, 'other.test/log');
  await other.append({ kind: 'other' });
  expect(await statusOf(await other.request(0))).toBe(404);
  const foreign = await createMemoryLog(createSigningKey(Buffer.alloc(32, 2)));
  await foreign.append({ kind: 'other' });
  expect(await statusOf(await foreign.request(0))).toBe(403);
  expect(await statusOf((await log.request(0)).replace('\n10\n', '\n11\n'))).toBe(403);
});

test.each([
  ['no old size', (body: string) => body.replace('old 0', 'old')],
  ['a leading zero', (body: string) => body.replace('old 0', 'old 00')],
  ['a proof that is no hash', (body: string) => body.replace('old 0\n', 'old 0\nAAAA\n')],
  ['too many proof lines', (body: string) => body.replace('old 0\n', `old 0\n${`${'A'.repeat(43)}=\n`.repeat(64)}`)],
  ['no checkpoint', () => 'old 0\n\n'],
  ['nothing', () => ''],
])('rejects a request with %s as malformed', async (_what, change) => {
  expect(await statusOf(change(await log.request(0)))).toBe(400);
});

test.each([
  ['another path', '/', 'POST', '', 404],
  ['another method', '/add-checkpoint', 'PUT', '', 405],
  ['a body that would fill the memory', '/add-checkpoint', 'POST', 'x'.repeat(65 * 1024), 413],
])('rejects %s', async (_what, path, method, body, status) => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${path}`, { method, body })).status).toBe(status);
});

test('rejects a first checkpoint with a proof', async () => {
  const body = (await log.request(0)).replace('old 0\n', `old 0\n${'A'.repeat(43)}=\n`);
  expect(await statusOf(body)).toBe(422);
});

test('remembers what it signed after a restart, and fails instead of forgetting', async () => {
  await send(await log.request(0));
  server.closeAllConnections();
  server.close();
  await startServer();
  await log.append(...someEntries(3));
  expect(await send(await log.request(0))).toEqual(conflict(10));
  const [file] = await readdir(folder);
  writeFileSync(join(folder, file as string), 'damaged');
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  expect(await statusOf(await log.request(0))).toBe(500);
  expect(reported).toHaveBeenCalledOnce();
});

test('signs only one of two forks that arrive at the same time', async () => {
  const forks = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const fork = await createMemoryLog();
      await fork.append({ kind: 'fork', n }, ...someEntries(n));
      return fork.request(0);
    }),
  );
  const statuses = await Promise.all(forks.map(statusOf));
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});
