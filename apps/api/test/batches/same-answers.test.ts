import { receiptHeader } from '@goldwren/game-engine/fairness';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCommitment } from '../../src/modules/games/fairness/seeds.ts';
import { seedContext } from '../../src/modules/games/sessions/live-session.ts';
import { createSealedBox } from '../../src/platform/crypto/sealed-box.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { jacks, roundBody, starlight, start } from '../helpers/play/play.ts';
import { roundsInBatches } from '../helpers/play/seats.ts';

const players = 8;
const steps = 24;

let single: TestApi;
let batched: TestApi;
beforeAll(async () => {
  single = await createTestApi({ settings: { ROUND_BATCHES: 'off' } });
  batched = await createTestApi();
});
afterAll(() => Promise.all([single.close(), batched.close()]));

interface Seat {
  readonly player: Player;
  readonly sessionId: string;
  readonly gameId: number;
}

/** Creates a seat that is the same in every API, because its number determines the seed of its session. */
async function seatAt(api: TestApi, n: number): Promise<Seat> {
  const player = await newPlayer(api);
  const gameId = n % 4 === 3 ? jacks : starlight;
  const { session_id: sessionId } = await start(player, gameId);
  const seed = Buffer.alloc(32, n + 1);
  const sealed = createSealedBox(api.config.seedKey).seal(seed, seedContext(player.id, sessionId));
  // Bypasses the trigger that protects commitments. These sessions have not been shown to a player yet.
  await tamper(api.owner, 'UPDATE game_session SET sealed_server_seed = $1, commitment = $2 WHERE id = $3', [
    sealed,
    sessionCommitment(seed),
    sessionId,
  ]);
  // The balance is too low for one of the script's stakes.
  await setBalance(api.owner, player.id, 'sweeps', '4.00');
  return { player, sessionId, gameId };
}

/** The request of a seat in a step. Some are invalid: an unknown stake, a stake above the balance, a wrong nonce, a repeat. */
function bodyOf(n: number, step: number, nonce: number) {
  const seed = `client-${n}-${step}`;
  switch ((n + step) % 9) {
    case 1:
      return roundBody({ nonce, client_seed: seed, currency: 'sweeps', stake: '0.20' });
    case 3:
      return roundBody({ nonce: nonce + 4, client_seed: seed });
    case 5:
      return roundBody({ nonce, client_seed: seed, stake: '1.23' });
    case 7:
      return roundBody({ nonce, client_seed: seed, currency: 'sweeps', stake: '5.00' });
    case 8:
      return roundBody({ nonce: Math.max(0, nonce - 1), client_seed: `client-${n}-${step - 1}` });
    default:
      return roundBody({ nonce, client_seed: seed });
  }
}

/** Plays the script and returns every raw answer: status, headers and text. */
async function runScript(api: TestApi): Promise<string[]> {
  const seats = await Promise.all(Array.from({ length: players }, (_, n) => seatAt(api, n)));
  const nonces = seats.map(() => 0);
  const answers: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const sent = await Promise.all(
      seats.map(({ player, sessionId, gameId }, n) =>
        player.send('POST', `/api/games/${gameId}/session/${sessionId}/rounds`, {
          json: bodyOf(n, step, nonces[n] as number),
        }),
      ),
    );
    sent.forEach(({ status, headers, body }, n) => {
      if (status === 200) nonces[n] = body.nonce + 1;
      // Receipts sign the time, and answers share them by chance.
      const own = [...headers.entries()].filter(([name]) => name !== receiptHeader);
      answers.push(withoutIdsAndTimes({ status, headers: own.sort(), body }));
      expect(headers.get(receiptHeader)).toContain('"signature"');
    });
    for (const [n, { player, sessionId, gameId }] of seats.entries()) {
      if (sent[n]?.body.state !== 'open') continue;
      const path = `/api/games/${gameId}/session/${sessionId}/rounds/${sent[n]?.body.round_id}/actions`;
      const { status, body } = await player.send('POST', path, {
        json: { step: 0, action: { type: 'hold', positions: [0, 1] } },
      });
      answers.push(withoutIdsAndTimes({ status, body }));
    }
  }
  expect(await findLedgerFaults(api.owner)).toEqual([]);
  return answers;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const time = /\d{4}-\d\d-\d\dT[\d:.]+Z|\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g;

function withoutIdsAndTimes(answer: object): string {
  return JSON.stringify(answer).replaceAll(uuid, '<id>').replaceAll(time, '<time>');
}

test('returns the same bytes through both paths, except for ids and times', {
  timeout: 120_000,
}, async () => {
  const one = await runScript(single);
  const other = await runScript(batched);
  expect(other).toEqual(one);
  const refused = new Set(one.map((answer) => /"code":"(\w+)"/.exec(answer)?.[1]).filter(Boolean));
  expect(refused).toEqual(new Set(['nonce_conflict', 'validation_failed', 'insufficient_sweeps']));
  expect(one.filter((answer) => answer.startsWith('{"status":200')).length).toBeGreaterThan(80);
  expect(await roundsInBatches(single.owner)).toBe(0);
  expect(await roundsInBatches(batched.owner)).toBeGreaterThan(40);
});
