import { hash, randomBytes } from 'node:crypto';
import { answerLeafText, receiptHeader } from '@goldwren/game-engine/fairness';
import { createAnswerSigner } from '../src/http/receipts/answer-signer.ts';
import { sha256 } from '../src/platform/crypto/sha256.ts';
import { createStatementKeys } from '../src/platform/crypto/statement-keys.ts';
import { printProgress } from './print-progress.ts';

// Measures the CPU of receipts in one thread: `node bench/measure-receipts.ts`. An answer has the size of a slot round.

const batches = 4_000;
const warmUp = 1_000;
const request = Buffer.from(
  JSON.stringify({ nonce: 3, currency: 'gold', stake: '5000.00', client_seed: 'ab'.repeat(32) }),
);
const body = JSON.stringify({ events: 'x'.repeat(1_500) });
const path = '/api/games/2/session/0199a0a0-0000-7000-8000-000000000001/rounds';
const player = '0199a0a0-0000-7000-8000-000000000002';

const sign = createAnswerSigner(createStatementKeys([randomBytes(32)]), () => new Date());

function signOne(done: () => void): void {
  const hashes = { requestHash: hash('sha256', request), bodyHash: hash('sha256', body) };
  const leaf = sha256(answerLeafText({ method: 'POST', path, status: 200, player, ...hashes }));
  sign(leaf, (error, receipt) => {
    if (error) throw error;
    Buffer.byteLength(`${receiptHeader}: ${receipt}}`);
    done();
  });
}

function signBatch(size: number): Promise<void> {
  return new Promise((resolve) => {
    let open = size;
    const done = () => {
      open -= 1;
      if (open === 0) resolve();
    };
    for (let i = 0; i < size; i += 1) signOne(done);
  });
}

for (const size of [1, 8, 32, 128]) {
  for (let i = 0; i < warmUp; i += 1) await signBatch(size);
  const before = process.cpuUsage();
  for (let i = 0; i < batches; i += 1) await signBatch(size);
  const { user, system } = process.cpuUsage(before);
  printProgress(`${size} answers in a batch: ${((user + system) / (batches * size)).toFixed(2)} µs of CPU per answer`);
}
