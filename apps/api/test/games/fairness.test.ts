import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto';
import type { Round, RoundRecord, SessionTotals } from '@goldwren/contracts/player';
import { replayRound } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { describe, expect, test } from 'vitest';
import { createTestApi, setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { end, hold, jacks, play, roundKeyOf, roundSecretOf, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Sorts names and removes spaces, which implements RFC 8785 for whole numbers and ASCII. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** Every settled round of a session, oldest first. */
async function recordsOf(player: Player, session: string): Promise<RoundRecord[]> {
  const records: RoundRecord[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await player.client.games.listRounds({
      query: { session, limit: '100', ...(cursor ? { cursor } : {}) },
    });
    records.push(...page.results);
    cursor = page.next_cursor;
  }
  return records.reverse();
}

const hundredths = (text: string): bigint => BigInt(text.replace('.', ''));

/** Verifies a round with the revealed seed, an HMAC and the published engine, as anybody can. */
function verify(record: RoundRecord, sessionSeed: Buffer): void {
  expect(record.outcome_seed).toBe(`c2:${sha256('gw2-session|', sessionSeed).toString('hex')}`);
  const secret = roundSecretOf(sessionSeed, record.nonce);
  expect(record.round_secret).toBe(secret.toString('hex'));
  expect(record.commitment).toBe(sha256('gw2-commit|', secret).toString('hex'));
  const { slug } = record.game;
  const key = roundKeyOf(sessionSeed, {
    ...{ slug, mathsHash: record.maths.hash, clientSeed: record.client_seed, nonce: record.nonce },
  });
  const game = gameByMaths(slug, record.maths.hash);
  if (!game) throw new Error('the engine does not have the maths of a recorded round');
  const { result } = replayRound(game, key, record.choice, record.actions);
  expect(record.events).toEqual(result?.events);
  expect(hundredths(record.payout) * 100n).toBe(hundredths(record.stake) * BigInt(result?.payX100 ?? -1));
}

/** Verifies the statement by docs/games/fairness-gw3.md, independently of the engine. */
async function verifyStatement(ended: SessionTotals, records: RoundRecord[]): Promise<void> {
  let link = sha256(`gw2-rounds|${ended.session_id}`);
  const staked = { gold: 0n, sweeps: 0n };
  const paid = { gold: 0n, sweeps: 0n };
  for (const one of records) {
    const { nonce, currency, stake, raised, payout, client_seed, choice, actions, round_secret } = one;
    const record = { nonce, currency, stake, raised, payout, client_seed, choice, actions, round_secret };
    link = sha256(link, canonical(record));
    staked[currency] += hundredths(stake) + hundredths(raised);
    paid[currency] += hundredths(payout);
  }
  const { statement } = ended;
  expect(statement).toMatchObject({ session: ended.session_id, rounds: records.length });
  expect(statement.rounds_hash).toBe(link.toString('hex'));
  for (const currency of ['gold', 'sweeps'] as const) {
    expect(hundredths(statement.staked[currency])).toBe(staked[currency]);
    expect(hundredths(statement.paid[currency])).toBe(paid[currency]);
  }
  const { results: keys } = await api.caller().client.fairness.keys();
  const found = keys.find(({ id }) => id === ended.key_id);
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(String(found?.public_key), 'hex'),
  ]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const signature = Buffer.from(ended.signature, 'hex');
  expect(verifySignature(null, Buffer.from(canonical(statement)), key, signature)).toBe(true);
  expect(verifySignature(null, Buffer.from(canonical({ ...statement, rounds: 1_000_000 })), key, signature)).toBe(
    false,
  );
}

/** More than one page of the statement (500 rounds), and than 20 pages of the list in the nightly run. */
const instantRounds = process.env.NIGHTLY ? 3_000 : 600;

describe('every round of a session can be verified from its committed seed', () => {
  test('for many instant rounds, committed before the client seed, which is more than one page of the statement', async () => {
    const player = await newPlayer(api);
    const started = await start(player);
    const shown: Round[] = [];
    let held = started.next_commitment;
    for (let nonce = 0; nonce < instantRounds; nonce += 1) {
      const currency = 'gold' as const;
      const round = await play(player, started.session_id, { nonce, currency, client_seed: `mine-${nonce}` });
      expect(round.commitment).toBe(held);
      expect(sha256('gw2-commit|', Buffer.from(String(round.round_secret), 'hex')).toString('hex')).toBe(held);
      held = String(round.next_commitment);
      shown.push(round);
    }
    const [first] = (await player.client.games.listRounds({ query: { limit: '1' } })).results;
    expect(first).toMatchObject({ server_seed: null, outcome_seed: started.outcome_seed });
    const ended = await end(player, started.session_id, { gold_won: '0.00', rounds: instantRounds });
    const records = await recordsOf(player, started.session_id);
    expect(records.map(({ nonce }) => nonce)).toEqual(shown.map(({ nonce }) => nonce));
    for (const [n, record] of records.entries()) {
      expect(record).toMatchObject({ server_seed: ended.server_seed, outcome_seed: started.outcome_seed });
      const { round_secret, events, commitment, payout, stake, raised, client_seed } = shown[n] as Round;
      expect(record).toMatchObject({ round_secret, events, commitment, payout, stake, raised, client_seed });
      verify(record, Buffer.from(ended.server_seed, 'hex'));
    }
    await verifyStatement(ended, records);
  }, 180_000);

  test('for decision rounds, committed before the deal', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId, next_commitment: first } = await start(player, jacks);
    const promised = [first];
    for (let nonce = 0; nonce < 6; nonce += 1) {
      const dealt = await play(player, sessionId, { nonce }, jacks);
      expect(dealt.commitment).toBe(promised.at(-1));
      expect((await start(player, jacks)).next_commitment).toBe(dealt.commitment);
      const settled = await hold(player, sessionId, dealt.round_id, [nonce % 5]);
      promised.push(String(settled.next_commitment));
      expect((await start(player, jacks)).next_commitment).toBe(settled.next_commitment);
    }
    const ended = await end(player, sessionId, { gold_won: '0.00', rounds: 6 }, jacks);
    const records = await recordsOf(player, sessionId);
    expect(records.map(({ commitment }) => commitment)).toEqual(promised.slice(0, -1));
    for (const record of records) verify(record, Buffer.from(ended.server_seed, 'hex'));
    await verifyStatement(ended, records);
  });

  test('and the record matches the answers that the player got', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const shown = await play(player, sessionId);
    const record = await player.client.games.getRound({ params: { id: shown.round_id } });
    const { round_secret, events, commitment, payout, stake, client_seed, choice } = shown;
    expect(record).toMatchObject({ round_secret, events, commitment, payout, stake, client_seed, choice });
    expect(record.settled_by).toBe('player');
    expect(Number(record.balance_after)).toBe(Number(record.balance_before) - 1_000 + Number(payout));
  });

  test('and seeds, secrets, commitments and round ids never repeat', async () => {
    const player = await newPlayer(api);
    const seen = new Set<string>();
    for (let n = 0; n < 10; n += 1) {
      const { session_id: sessionId, outcome_seed: promised } = await start(player);
      const round = await play(player, sessionId);
      const { server_seed: seed } = await end(player, sessionId, { gold_won: '0.00', rounds: 1 });
      const { round_id, round_secret, commitment, next_commitment } = round;
      for (const value of [sessionId, promised, round_id, round_secret, commitment, next_commitment, seed])
        seen.add(String(value));
    }
    expect(seen.size).toBe(70);
  });
});

describe('the statement of a session', () => {
  test('without rounds is signed too, and has the same bytes when requested again', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const ended = await end(player, sessionId, { gold_won: '0.00', rounds: 0 });
    await verifyStatement(ended, []);
    expect(await end(player, sessionId, { gold_won: '0.00', rounds: 0 })).toEqual(ended);
  });

  test('keeps its signature after a key rotation, new ones use the new key, and both keys are published', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId);
    const ended = await end(player, sessionId, { gold_won: '0.00', rounds: 1 });
    const old = api.config.statementKeys[0].toString('hex');
    const next = '4e1b7a90c35d82f6016be94d7c2a58f3b9d04e6c1a7f3528e6b0d9c47a1f5e83';
    const rotated = await createTestApi({
      databaseUrl: api.url,
      settings: { STATEMENT_SIGNING_KEY: `${next},${old}` },
    });
    try {
      const there = Object.assign(rotated.caller(), { cookie: player.cookie });
      const report = { gold_won: '0.00', rounds: 1, client_metrics: { fps: 60 } };
      const params = { id: String(starlight), sessionId };
      expect(await there.client.games.endSession({ params, body: report })).toEqual(ended);
      const another = await there.client.games.startSession({ params: { id: String(starlight) }, body: {} });
      const signed = await there.client.games.endSession({
        params: { ...params, sessionId: another.session_id },
        body: report,
      });
      const { results } = await there.client.fairness.keys();
      expect(results.map(({ id }) => id)).toEqual([signed.key_id, ended.key_id]);
      expect(signed.key_id).not.toBe(ended.key_id);
    } finally {
      await rotated.close();
    }
  });
});

describe('the maths of a game', () => {
  test('is returned as the exact bytes of its hash', async () => {
    const { results } = await api.caller().client.games.list();
    for (const { slug, maths } of results) {
      for (const query of ['', `?hash=${maths.hash}`]) {
        const answer = await api.app.inject({ url: `/api/games/${slug}/maths${query}` });
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
        expect(sha256(answer.rawPayload).toString('hex')).toBe(maths.hash);
      }
    }
    for (const path of ['no-such-game/maths', `starlight-fortune/maths?hash=${'0'.repeat(64)}`])
      expect((await api.caller().send('GET', `/api/games/${path}`)).status).toBe(404);
  });
});

describe('the list of rounds', () => {
  test('is paged newest first without repeats while rounds arrive, with filters for game and session', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    for (let nonce = 0; nonce < 7; nonce += 1) await play(player, sessionId, { nonce });
    const nonces: number[] = [];
    let next = 7;
    for (let cursor: string | null | undefined; cursor !== null; next += 1) {
      const page = await player.client.games.listRounds({
        query: { limit: '3', game: 'starlight-fortune', ...(cursor ? { cursor } : {}) },
      });
      nonces.push(...page.results.map(({ nonce }) => nonce));
      cursor = page.next_cursor;
      await play(player, sessionId, { nonce: next });
    }
    expect(nonces).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect((await player.client.games.listRounds({ query: { game: 'jacks-or-better-poker' } })).results).toEqual([]);
    const { session_id: other } = await start(player, jacks);
    expect((await player.client.games.listRounds({ query: { session: other } })).results).toEqual([]);
    expect((await player.client.games.listRounds({ query: { session: sessionId } })).results).toHaveLength(next);
    const late = await player.client.games.listRounds({ query: { session: sessionId, from_nonce: String(next - 2) } });
    expect(late.results.map(({ nonce }) => nonce)).toEqual([next - 1, next - 2]);
  });
});
