import { catalogue } from '@goldwren/game-engine/registry';
import { openBrowserClientLog } from '../../../shared/fairness/client-log-store.ts';
import { createSessionRecord } from '../session/rounds/resume.ts';
import { settledFromRecord } from '../verify/settled-round.ts';
import { FakeServer } from './fake-server.ts';
import { takeSeat } from './table.ts';

const instant = catalogue.find(({ game }) => game.kind === 'instant');
if (!instant) throw new Error('No instant game');
export const { game, title, slug } = instant;

export const otherSeed = new Uint8Array(32).fill(55);

export function aRecord(seed?: Uint8Array, played = game) {
  const server = new FakeServer(played, seed);
  const { session_id } = server.start();
  const choice = played.choices[0] ?? {};
  server.play(session_id, { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: 'owl', choice });
  const [record] = server.list(session_id, 10).results;
  if (!record) throw new Error('No record');
  return { server, session_id, record };
}

/** The player whose client log has the round. */
export const playerId = '0199a0a0-0000-7000-8003-000000000001';

/** An ended session of one round as the site exports it, and the same with changes. */
export function anExport(seed?: Uint8Array) {
  const { server, session_id, record } = aRecord(seed);
  const { server_seed, statement, signature, key_id } = server.end(session_id);
  const { results: rounds } = server.list(session_id, 10);
  const { maths, outcome_seed } = record;
  const one = { session_id, game: { slug }, maths, outcome_seed, server_seed, statement, signature, key_id, rounds };
  const textOf = (change: object = {}) => JSON.stringify({ sessions: [{ ...one, ...change }] });
  return { ...one, server, record: rounds[0] as typeof record, textOf };
}

/** Stores the round in the client log, as if this browser had played it. */
export async function logRound(server: FakeServer, record: ReturnType<typeof aRecord>['record'], commitment?: string) {
  const { deps } = takeSeat({ server });
  const { outcome_seed: outcomeSeed, session_id: session, maths } = record;
  const fresh = { ...createSessionRecord(deps, server.start(), null), player: playerId, watchedFrom: 0 };
  const sessionRecord = { ...fresh, session, outcomeSeed, mathsHash: maths.hash, nextNonce: 1 };
  const settled = settledFromRecord(record);
  const verdict = 'verified' as const;
  const settledBy = 'player' as const;
  const round = {
    ...settled,
    settledBy,
    player: playerId,
    session,
    verdict,
    commitment: commitment ?? settled.commitment,
  };
  await (await openBrowserClientLog()).write(sessionRecord, [round]);
}
