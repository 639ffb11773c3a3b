import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './log-options.ts';

/** Logs the facts and returns the line. */
function lineOf(facts: object): string {
  let line = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk);
      done();
    },
  });
  pino(logOptions('api', 'info'), stream).info(facts, 'it happened');
  return line;
}

function failure(fields: object, message = 'it failed'): Error {
  return Object.assign(new Error(message), fields);
}

test('names the service, the process and the machine', () => {
  expect(JSON.parse(lineOf({ status: 200 }))).toMatchObject({
    service: 'goldwren-api',
    pid: process.pid,
    host: expect.any(String),
    status: 200,
    msg: 'it happened',
  });
});

test('logs the code, constraint and stack of a database error, but no values', () => {
  const detail = 'Key (email)=(robin) already exists.';
  const line = lineOf({ err: failure({ code: '23505', constraint: 'player_email', detail, where: 'robin' }) });
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', constraint: 'player_email', message: 'it failed' });
  expect(JSON.parse(line).err.stack).toMatch(/^Error: it failed\n\s+at .*log-options\.test\.ts/);
  expect(line).not.toContain('robin');
});

test('does not repeat a value that the database could not read, nor text that is not JSON', () => {
  const bad = failure({ code: '22P02' }, 'invalid input syntax for type uuid: "robin"');
  expect(lineOf({ err: bad })).not.toContain('robin');
  expect(lineOf({ err: new Error('refused', { cause: bad }) })).not.toContain('robin');
  const read = () => JSON.parse('robin');
  expect(read).toThrow(/robin/);
  try {
    read();
  } catch (err) {
    expect(lineOf({ err })).not.toContain('robin');
  }
});

test('removes email addresses from every line, and keeps versions in paths', () => {
  const reply = '550 5.1.1 <Robin.Wren+1@mail.example.test>: Recipient address rejected';
  const line = lineOf({ err: new Error(reply), reason: reply, path: '/.pnpm/@fastify+session@11.0.1/pg@8.16.3/x.ts' });
  expect(line).not.toMatch(/robin/i);
  expect(JSON.parse(line).reason).toBe('550 5.1.1 <[address]>: Recipient address rejected');
  expect(JSON.parse(line).path).toBe('/.pnpm/@fastify+session@11.0.1/pg@8.16.3/x.ts');
});
