import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cosignedAt,
  formatNoteKey,
  type NoteKey,
  noteAlgorithms,
  parseNote,
  parseNoteKey,
  type SignedNote,
} from '@goldwren/transparency-log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeCryptography } from './node-cryptography.ts';
import { createMemoryLog, someEntries, testKey, testOrigin } from './testing/memory-log.ts';

const program = fileURLToPath(new URL('./witness-cli.ts', import.meta.url));
const { sha256 } = nodeCryptography;
const logKey = () =>
  formatNoteKey(sha256, { name: testOrigin, algorithm: noteAlgorithms.ed25519, publicKey: testKey.publicKey });

let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-witness-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function run(options: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** Starts the witness as an operator would. Returns it with the key that it prints. */
async function startWitness(name: string) {
  const port = await freePort();
  const log = await logKey();
  const child = run(['--name', name, '--folder', join(folder, name), '--log', log, '--port', String(port)]);
  const [line] = await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  const key = (await parseNoteKey(sha256, String(line).trim())) as NoteKey;
  const send = (body: string) => fetch(`http://127.0.0.1:${port}/add-checkpoint`, { method: 'POST', body });
  return { child, key, send };
}

/** Waits for the exit, and returns the code with what the process wrote to its standard error. */
async function failure(child: ChildProcess): Promise<{ message: string; code: number }> {
  const [[message], [code]] = await Promise.all([
    once(child.stderr as NonNullable<ChildProcess['stderr']>, 'data'),
    once(child, 'exit'),
  ]);
  return { message: String(message), code };
}

test('two witnesses cosign a checkpoint, each with the key that it prints', async () => {
  const log = await createMemoryLog();
  await log.append(...someEntries(10));
  const witnesses = await Promise.all(['one', 'two'].map(startWitness));
  const lines = await Promise.all(witnesses.map(async ({ send }) => (await send(await log.request(0))).text()));
  const note = parseNote(`${log.notes[0]}${lines.join('')}`) as SignedNote;
  for (const { key } of witnesses) expect(await cosignedAt(nodeCryptography, note, key)).not.toBeNull();
  expect(witnesses[0]?.key.publicKey).not.toEqual(witnesses[1]?.key.publicKey);
});

test('a killed witness keeps its key, and does not sign a fork of what it signed before', async () => {
  const log = await createMemoryLog();
  await log.append(...someEntries(10));
  const first = await startWitness('one');
  expect((await first.send(await log.request(0))).status).toBe(200);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const fork = await createMemoryLog();
  await fork.append({ kind: 'changed' }, ...someEntries(14));
  const again = await startWitness('one');
  expect(again.key).toEqual(first.key);
  expect((await again.send(await fork.request(10))).status).toBe(422);
  await log.append(...someEntries(5));
  expect((await again.send(await log.request(10))).status).toBe(200);
});

test('prints its key only when it accepts checkpoints, and exits with code 2 when its port is in use', async () => {
  const log = await logKey();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const child = run(['--name', 'one', '--folder', folder, '--log', log, '--port', String(port)]);
  const { message, code } = await failure(child);
  taken.close();
  expect(code).toBe(2);
  expect(message).toContain('EADDRINUSE');
  expect(child.stdout?.read() ?? null).toBeNull();
});

test('exits with code 2 and the usage when the key of the log is malformed', async () => {
  const child = run(['--name', 'one', '--folder', folder, '--log', 'goldwren.test/log+0+AA']);
  const { message, code } = await failure(child);
  expect(code).toBe(2);
  expect(message).toContain('Usage: goldwren-witness');
});
