import { createPublicKey, verify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  type Cryptography,
  checkReceipt,
  parseReceipt,
  receiptHeader,
  type SignedAnswer,
} from '@goldwren/game-engine/fairness';
import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { createCaller, type Fetch } from '../helpers/api/caller.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { asPlayer, newPlayer, type Player } from '../helpers/people/players.ts';
import { end, hold, jacks, play, roundBody, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let origin: string;
let keys: string[];
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const { results } = await api.caller().client.fairness.keys();
  keys = results.map(({ public_key }) => public_key);
});

/** A browser over a real socket that stores every answer with its receipt. */
async function recordingPlayer() {
  const answers: Omit<SignedAnswer, 'player'>[] = [];
  const fetchAndStore: Fetch = async (path, init) => {
    const response = await fetch(`${origin}${path}`, init);
    const body = await response.clone().text();
    answers.push({
      ...{ method: init.method ?? 'GET', path, request: (init.body as string | undefined) ?? '', body },
      ...{ status: response.status, receipt: response.headers.get(receiptHeader) },
    });
    return response;
  };
  const known = await newPlayer(api);
  const caller = createCaller(fetchAndStore);
  caller.cookie = known.cookie;
  return { player: asPlayer(caller, known), answers };
}

const cryptography = {
  sha256,
  ed25519: (raw, signature, message) => {
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
    return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
  },
} as Cryptography;

const check = (answer: Omit<SignedAnswer, 'player'> | undefined, player: Pick<Player, 'id'>) =>
  checkReceipt(cryptography, keys, { ...(answer as SignedAnswer), player: player.id });

describe('receipts', () => {
  test('sign the start, rounds, actions and the end of a session', async () => {
    const { player, answers } = await recordingPlayer();
    const { session_id: session } = await start(player, jacks);
    const round = await play(player, session, {}, jacks);
    await hold(player, session, round.round_id, [0, 1]);
    await end(player, session, { gold_won: '0.00', rounds: 1 }, jacks);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const answer of answers) {
      expect(await check(answer, player)).toBeNull();
      expect(answer.receipt?.length).toBeLessThan(1_500);
      expect(await check({ ...answer, body: answer.body.replace('"', ' "') }, player)).toBe('wrong_signature');
    }
    // The same end is signed again.
    await end(player, session, { gold_won: '0.00', rounds: 1 }, jacks);
    expect(await check(answers.at(-1), player)).toBeNull();
  });

  test('sign 32 rounds of concurrent players, several with one signature', async () => {
    const seats = await Promise.all(Array.from({ length: 32 }, recordingPlayer));
    const sessions = await Promise.all(seats.map(({ player }) => start(player)));
    for (let nonce = 0; nonce < 3; nonce += 1) {
      await Promise.all(
        seats.map(({ player }, at) =>
          play(player, sessions[at]?.session_id as string, { nonce, client_seed: `s${at}` }),
        ),
      );
    }
    const sizes: number[] = [];
    for (const { player, answers } of seats) {
      expect(answers).toHaveLength(4);
      for (const answer of answers) {
        expect(await check(answer, player)).toBeNull();
        sizes.push(parseReceipt(answer.receipt as string)?.size as number);
      }
    }
    expect(await check(seats[0]?.answers[1], seats[1]?.player as Player)).toBe('wrong_signature');
    expect(Math.max(...sizes)).toBeGreaterThan(1);
  });

  test('sign every refusal of a call that decides', async () => {
    const { player, answers } = await recordingPlayer();
    const { session_id: session } = await start(player);
    const path = `/api/games/${starlight}/session/${session}/rounds`;
    await player.send('POST', path, { json: roundBody({ nonce: 7 }) });
    await player.send('POST', path, { json: roundBody({ stake: '0.01' }) });
    await player.send('POST', path, { payload: '{"nonce":', headers: { 'content-type': 'application/json' } });
    await player.send('POST', path, { payload: 'x', headers: { 'content-type': 'text/plain' } });
    await player.send('POST', path, { payload: 'é'.repeat(70_000), headers: { 'content-type': 'application/json' } });
    await player.send('POST', `/api/games/999/session/${session}/end`, {
      json: { gold_won: '0.00', rounds: 0, client_metrics: { fps: 1 } },
    });
    const refusals = answers.slice(1);
    expect(refusals.map(({ status }) => status)).toEqual([409, 422, 400, 415, 413, 404]);
    for (const answer of refusals) expect(await check(answer, player)).toBeNull();
    const unread = refusals.map(({ receipt }) => parseReceipt(receipt as string)?.unread ?? false);
    expect(unread).toEqual([false, false, false, true, true, false]);
  });

  test('sign the refusal of a request without a session, which is not read', async () => {
    const { player, answers } = await recordingPlayer();
    player.cookie = '';
    await player.send('POST', `/api/games/${starlight}/session/start`, { json: {} });
    expect(answers[0]?.status).toBe(401);
    expect(parseReceipt(answers[0]?.receipt as string)?.unread).toBe(true);
    expect(await check(answers[0], player)).toBeNull();
  });

  test('are only for calls that decide', async () => {
    const { player, answers } = await recordingPlayer();
    await player.client.wallet.get();
    await player.client.games.listRounds({ query: {} });
    expect(answers.map(({ receipt }) => receipt)).toEqual([null, null]);
  });
});
