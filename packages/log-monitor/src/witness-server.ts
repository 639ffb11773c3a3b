import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { formatCheckpoint, parseCheckpoint } from '@goldwren/transparency-log';
import { addCheckpoint, type WitnessDeps } from './add-checkpoint.ts';
import { readStored, writeStored } from './stored-file.ts';

const maxBodyBytes = 64 * 1024;
const requestLimitMs = 10_000;

type ServerDeps = Pick<WitnessDeps, 'name' | 'key' | 'logs' | 'now'>;

/**
 * Creates the HTTP server of a witness: `POST /add-checkpoint`. It stores the last checkpoint of each log in a file of
 * `folder` before it answers. One process at a time may use the folder.
 */
export function createWitnessServer(deps: ServerDeps, folder: string): Server {
  const fileOf = (origin: string) => join(folder, createHash('sha256').update(origin).digest('hex'));
  const witness: WitnessDeps = {
    ...deps,
    read: async (origin) => {
      const text = await readStored(fileOf(origin));
      if (text === null) return null;
      const head = parseCheckpoint(text);
      // An unreadable file must not look like a log that was never cosigned.
      if (head?.origin !== origin) throw new Error(`the stored checkpoint of ${origin} is not readable`);
      return head;
    },
    store: (origin, head) => writeStored(fileOf(origin), formatCheckpoint({ origin, ...head })),
  };
  // Checking the old size and storing the new one must be one step, so requests wait for each other.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  const server = createServer((request, response) => {
    void handle(request, response, (body) => inTurn(() => addCheckpoint(witness, body)));
  });
  server.requestTimeout = requestLimitMs;
  return server;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  add: (body: string) => ReturnType<typeof addCheckpoint>,
): Promise<void> {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  try {
    if (request.url !== '/add-checkpoint') return send(404, 'text/plain', 'not found\n');
    if (request.method !== 'POST') return send(405, 'text/plain', 'use POST\n');
    const body = await readBody(request);
    if (body === null) return send(413, 'text/plain', 'the request is too large\n');
    const answer = await add(body);
    send(answer.status, answer.type, answer.body);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) send(500, 'text/plain', 'the witness failed\n');
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > maxBodyBytes) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
