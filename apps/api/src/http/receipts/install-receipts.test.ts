import { receiptHeader } from '@goldwren/game-engine/fairness';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createAnswerSigner } from './answer-signer.ts';
import { installReceipts } from './install-receipts.ts';

const signWith = () => ({ signature: Buffer.alloc(64), keyId: 'ab'.repeat(8) });

function throwBroken(): never {
  throw new Error('this reply is broken');
}

async function serve(sign = signWith, prepare: (scope: FastifyInstance) => void = () => undefined) {
  const app = Fastify();
  const played = vi.fn();
  const signer = createAnswerSigner({ sign }, () => new Date());
  await app.register(async (scope) => {
    installReceipts(scope, { sign: signer, playerOf: () => 'player' });
    prepare(scope);
    scope.post('/refusals', (_request, reply) => reply.code(409).send({ code: 'refused' }));
    scope.post('/rounds', async () => {
      played();
      return { payout: '1.00' };
    });
  });
  return { app, played, send: () => app.inject({ method: 'POST', url: '/rounds', payload: {} }) };
}

test('signs answers of the same turn once, and answers of different turns separately', async () => {
  const sign = vi.fn(signWith);
  const { send } = await serve(sign);
  await send();
  sign.mockClear();
  const answers = await Promise.all(Array.from({ length: 32 }, send));
  expect(sign).toHaveBeenCalledTimes(1);
  const places = answers.map(({ headers }) => JSON.parse(String(headers[receiptHeader])).index);
  expect(new Set(places).size).toBe(32);
  await send();
  expect(sign).toHaveBeenCalledTimes(2);
});

test('sends an empty 503 to every caller of a batch that cannot be signed, and signs the next batch', async () => {
  const sign = vi.fn(signWith);
  const { send, played } = await serve(sign);
  sign.mockImplementationOnce(() => {
    throw new Error('the key is gone');
  });
  for (const { statusCode, body, headers } of await Promise.all([send(), send()])) {
    expect({ statusCode, body }).toEqual({ statusCode: 503, body: '' });
    expect(headers[receiptHeader]).toBeUndefined();
    expect(headers['retry-after']).toBe('1');
    expect(headers['content-length']).toBe('0');
  }
  expect(played).toHaveBeenCalledTimes(2);
  expect((await send()).json()).toEqual({ payout: '1.00' });
});

test('sends the other answers of a batch when one callback throws', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const sign = createAnswerSigner({ sign: signWith }, () => new Date());
  const [leaf, receipts] = [new Uint8Array(32), [] as string[]];
  sign(leaf, (_error, receipt) => receipts.push(receipt));
  sign(leaf, throwBroken);
  await new Promise<void>((resolve) => {
    sign(leaf, (_error, receipt) => {
      receipts.push(receipt);
      resolve();
    });
  });
  expect(receipts.map((receipt) => JSON.parse(`${receipt}}`).index)).toEqual([0, 2]);
  expect(warn).toHaveBeenCalledWith(new Error('this reply is broken'));
});

test('closes only the connection of an answer that cannot be sent', async () => {
  const { app } = await serve(signWith, (scope) =>
    scope.addHook('preHandler', async ({ url }, reply) => {
      if (url.includes('broken')) vi.spyOn(reply.raw, 'writeHead').mockImplementation(throwBroken);
    }),
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (path: string) => fetch(`${origin}${path}`, { method: 'POST' }).then(({ status }) => status);
  const answers = await Promise.allSettled(['/rounds', '/rounds?broken', '/rounds'].map(post));
  await app.close();
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.each([
  [401, true],
  [429, true],
  [400, false],
  [409, false],
  [500, false],
])('signs a refusal with %i before the request is read: %s', async (status, isSigned) => {
  const { send } = await serve(signWith, (scope) =>
    scope.addHook('onRequest', async (_request, reply) => reply.code(status).send({ code: 'refused' })),
  );
  const answer = await send();
  expect(answer.statusCode).toBe(isSigned ? status : 503);
  const receipt = answer.headers[receiptHeader];
  expect(receipt === undefined ? null : JSON.parse(String(receipt)).unread).toBe(isSigned || null);
  if (!isSigned) expect(answer.body).toBe('');
});

test('covers a request without a body, even in a refusal', async () => {
  const { app } = await serve();
  const answer = await app.inject({ method: 'POST', url: '/refusals' });
  expect(answer.statusCode).toBe(409);
  expect(JSON.parse(String(answer.headers[receiptHeader]))).not.toHaveProperty('unread');
});
