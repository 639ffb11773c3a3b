import { catalogue, gameByMaths } from '@goldwren/game-engine/registry';
import { expect, test } from 'vitest';
import { checkExport, type ExportedSession } from './check-export.ts';
import { nodeCryptography } from './node-cryptography.ts';
import { exportOf, publicKey } from './testing/exports.ts';

const session = exportOf(catalogue[0] as (typeof catalogue)[number]);
const [first, ...others] = session.rounds as [ExportedSession['rounds'][number]];

async function codesOf(change: Partial<ExportedSession['rounds'][number]>) {
  const data = { sessions: [{ ...session, rounds: [{ ...first, ...change }, ...others] }] };
  const report = await checkExport(nodeCryptography, gameByMaths, data, { keys: [publicKey] });
  return 'sessions' in report ? report.sessions[0]?.codes : null;
}

test('names each kind of problem once', async () => {
  expect(await codesOf({})).toEqual([]);
  expect(await codesOf({ payout: '123456.00' })).toEqual(['round', 'statement']);
  expect(await codesOf({ commitment: '0'.repeat(64) })).toEqual(['commitment']);
  expect(await codesOf({ events: [] })).toEqual(['events']);
});
