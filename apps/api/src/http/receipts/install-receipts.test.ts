import { receiptHeader } from '@goldwren/game-engine/fairness';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createAnswerSigner } from './answer-signer.ts';
import { installReceipts } from './install-receipts.ts';

async function serve(sign: () => { signature: Buffer; keyId: string }) {
  const app = Fastify();
  const played = vi.fn();
  const signer = createAnswerSigner({ sign }, () => new Date());
  await app.register(async (scope) => {
    installReceipts(scope, { sign: signer, playerOf: () => 'player' });
    scope.post('/rounds', async () => {
      played();
      return { payout: '1.00' };
    });
  });
  return { played, send: () => app.inject({ method: 'POST', url: '/rounds', payload: {} }) };
}

test('signs answers of the same turn once, and answers of different turns separately', async () => {
  const sign = vi.fn(() => ({ signature: Buffer.alloc(64), keyId: 'ab'.repeat(8) }));
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
  const sign = vi.fn(() => ({ signature: Buffer.alloc(64), keyId: 'ab'.repeat(8) }));
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
