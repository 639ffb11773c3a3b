#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNoteKey, type NoteKey, noteAlgorithms, parseNoteKey } from '@goldwren/transparency-log';
import { createSigningKey, nodeCryptography } from './node-cryptography.ts';
import { readStored, writeStored } from './stored-file.ts';
import { createWitnessServer } from './witness-server.ts';

const usage = `Usage: goldwren-witness --name <name> --folder <folder> --log <key of a log> [--log …] [--port <port>] [--host <host>]

Runs a witness (C2SP tlog-witness): POST /add-checkpoint.
--name    the name of the witness, such as witness.example/goldwren
--folder  where it keeps its key and the last checkpoint of each log. Only one process may use it
--log     the key of a log to follow, as name+id+base64. The option may be given several times
--port    8080 when it is not given
--host    127.0.0.1 when it is not given`;

const secondsNow = () => Math.floor(Date.now() / 1000);

async function readSeed(folder: string): Promise<Buffer> {
  const file = join(folder, 'key');
  const stored = await readStored(file);
  if (stored !== null) return Buffer.from(stored.trim(), 'hex');
  const seed = randomBytes(32);
  await writeStored(file, `${seed.toString('hex')}\n`);
  return seed;
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      folder: { type: 'string' },
      log: { type: 'string', multiple: true },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const { name, folder, log = [], port, host } = values;
  const parsed = await Promise.all(log.map((key) => parseNoteKey(nodeCryptography.sha256, key)));
  const logs = parsed.filter((key): key is NoteKey => key?.algorithm === noteAlgorithms.ed25519);
  if (!name || !/^[^\s+]+$/u.test(name) || !folder || logs.length === 0 || logs.length < log.length)
    throw new Error(usage);
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const key = createSigningKey(await readSeed(path));
  createWitnessServer({ name, key, logs, now: secondsNow }, path).listen(Number(port), host);
  const own = { name, algorithm: noteAlgorithms.cosignature, publicKey: key.publicKey };
  process.stdout.write(`${await formatNoteKey(nodeCryptography.sha256, own)}\n`);
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
