import type { Round } from '@goldwren/contracts/player';
import { describe, expect, it, vi } from 'vitest';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import {
  afterReload,
  expectViolation,
  faultsFor,
  games,
  otherHash,
  replaceHistory,
  seated,
} from '../../testing/malicious-server.ts';
import { betOn, playRound, type Tampering } from '../../testing/table.ts';

fakeDatabase();

type SettledChange = (round: Round, server: FakeServer, request: RoundRequest | undefined) => Partial<Round>;

const forgedAnswers: [string, SettledChange][] = [
  ['a payout', ({ payout }) => ({ payout: payout === '0.00' ? '1.00' : '0.00' })],
  ['an event', ({ events }) => ({ events: events.slice(0, -1) })],
  ['the secret', () => ({ round_secret: otherHash })],
  ['no secret', () => ({ round_secret: null })],
  ['the choice', () => ({ choice: { side: 'none' } })],
  ['the actions', ({ actions }) => ({ actions: [...actions, { type: 'fold' }] })],
  ['the stake', () => ({ stake: '1000.00' })],
  ['a raise', () => ({ raised: '70000.00' })],
  ['the coin', () => ({ currency: 'sweeps' })],
  ['the client seed', () => ({ client_seed: 'server' })],
  ['the commitment', () => ({ commitment: otherHash })],
  ['no next commitment', () => ({ next_commitment: null })],
];

describe.each(games)('%s: detects a server that', (slug, game) => {
  it.each(faultsFor(slug, forgedAnswers))('forges %s', async (_what, change) => {
    const server = new FakeServer(game);
    const forge: Tampering = {
      round: (answer, { request }) =>
        answer.state === 'settled' ? { ...answer, ...change(answer, server, request) } : answer,
    };
    const { seat } = await seated(game, forge, undefined, server);
    await playRound(seat.controller, betOn(server));
    await expectViolation(seat, server);
  });

  it('chooses the client seed and searches for a loss', async () => {
    const server = new FakeServer(game);
    const start: Tampering['start'] = (answer) => ({ ...answer, client_seed: 'chosen-by-the-server' });
    const sent: string[] = [];
    const round: Tampering['round'] = (answer, { request }) => {
      if (!request) return answer;
      sent.push(request.client_seed);
      const chosen = { ...request, client_seed: 'chosen-by-the-server' };
      const session = server.current();
      session.rounds[request.nonce] = {
        ...session.rounds[request.nonce],
        request: chosen,
      } as (typeof session.rounds)[number];
      const played = session.rounds[request.nonce];
      return played ? { ...server.answer(session, played), client_seed: request.client_seed } : answer;
    };
    const { seat } = await seated(game, { start, round }, undefined, server);
    await playRound(seat.controller, betOn(server));
    await expectViolation(seat, server);
    for (const seed of sent) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(sent).toHaveLength(1);
  });

  it('picks round secrets freely', async () => {
    const server = new FakeServer(game);
    const secretOf = server.secretOf.bind(server);
    let settling = false;
    vi.spyOn(server, 'secretOf').mockImplementation((session, nonce) =>
      secretOf(session, settling ? nonce + 100 : nonce),
    );
    const { seat } = await seated(game, {}, undefined, server);
    settling = true;
    await playRound(seat.controller, betOn(server));
    await expectViolation(seat, server);
  });

  it('picks every secret and commitment freely, which the session seed reveals at the end', async () => {
    const server = new FakeServer(game);
    const secretOf = server.secretOf.bind(server);
    const { seat } = await seated(game, {}, undefined, server);
    vi.spyOn(server, 'secretOf').mockImplementation((session, nonce) =>
      secretOf(session, nonce === 0 ? 0 : nonce + 100),
    );
    await playRound(seat.controller, betOn(server));
    await playRound(seat.controller, betOn(server));
    expect(seat.controller.getState().violation).toBeNull();
    await seat.controller.end();
    await expectViolation(seat, server);
  });

  it('skips a winning round by naming the next nonce after a reload', async () => {
    const start: Tampering['start'] = (answer) => ({
      ...answer,
      next_nonce: answer.next_nonce + 1,
      next_commitment: otherHash,
    });
    const { seat, server } = await afterReload(game, { start });
    await expectViolation(seat, server);
  });

  it('replaces the commitment on resume', async () => {
    const start: Tampering['start'] = (answer) => ({ ...answer, next_commitment: otherHash });
    const { seat, server } = await afterReload(game, { start });
    await expectViolation(seat, server);
  });

  it('replaces commitment, seed and the whole history on resume', async () => {
    const start: Tampering['start'] = (answer) => ({
      ...answer,
      outcome_seed: `c2:${otherHash}`,
      next_commitment: otherHash,
    });
    const { seat, server } = await afterReload(game, { start }, replaceHistory);
    await expectViolation(seat, server);
  });

  it('replaces the maths hash', async () => {
    const start: Tampering['start'] = (answer) => ({ ...answer, maths: { version: '1.0.1', hash: otherHash } });
    const { seat, server } = await afterReload(game, { start });
    await expectViolation(seat, server);
  });

  it('removes rounds that the browser has seen', async () => {
    const { seat, server } = await afterReload(game, {}, (before) => void before.current().rounds.pop());
    await expectViolation(seat, server);
  });

  it('repeats an old answer', async () => {
    const old: Round[] = [];
    const round: Tampering['round'] = (answer) => {
      if (answer.state === 'settled') old.push(answer);
      return answer.nonce > 0 && answer.state === 'settled' ? (old[0] ?? answer) : answer;
    };
    const server = new FakeServer(game);
    const { seat } = await seated(game, { round }, undefined, server);
    await playRound(seat.controller, betOn(server));
    await playRound(seat.controller, betOn(server));
    await expectViolation(seat, server);
  });
});
