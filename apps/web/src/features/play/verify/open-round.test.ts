import type { Round } from '@goldwren/contracts/player';
import { expect, it } from 'vitest';
import { doubledRounds } from '../testing/settled-round.ts';
import { readRound } from './open-round.ts';

const { server, session, played, held } = doubledRounds();
const open = server.answer(session, { ...played, actions: [] });
const read = (change: Partial<Round> = {}, stake = played.request.stake) =>
  readRound(held.game, { choice: played.request.choice, stake }, { ...open, ...change });

it('computes the same open round as an honest server', () => {
  expect(read()).toEqual({ round: open, codes: [] });
  const doubled = server.answer(session, { ...played, actions: [{ type: 'double' }] });
  expect(doubled.raised).not.toBe('0.00');
  expect(read(doubled)).toEqual({ round: doubled, codes: [] });
});

it.each<[string, Partial<Round>, string]>([
  ['raise', { raised: '1.00' }, 'raised'],
  ['payout', { payout: '1.00' }, 'payout'],
  ['list of legal actions', { legal_actions: open.legal_actions.slice(1) }, 'legal_actions'],
  ['view', { view: { hand: 'straight_flush' } }, 'view'],
])('reports only another %s, and shows what the engine computes', (_what, change, code) => {
  const { round, codes } = read(change);
  expect(codes).toEqual([code]);
  expect([round.legal_actions, round.view]).toEqual([open.legal_actions, open.view]);
});

it('offers no action in a round that cannot have happened', () => {
  const unknown = { view: null, legal_actions: [] };
  const events = [...open.events, ...open.events];
  expect(read({ events })).toEqual({ round: { ...open, events, ...unknown }, codes: ['open_round'] });
  expect(read({}, 'much')).toEqual({ round: { ...open, ...unknown }, codes: ['open_round'] });
});

it('leaves a settled round to the check of its result', () => {
  const settled = server.answer(session, played);
  expect(read(settled)).toEqual({ round: { ...settled, view: null, legal_actions: [] }, codes: [] });
});
