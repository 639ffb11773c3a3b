import type { SignedAnswer } from '@goldwren/game-engine/fairness';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryClientLog } from '../../../../shared/fairness/client-log-store.ts';
import type { Violation } from '../../../../shared/fairness/violation.ts';
import { initialPlayState } from '../../model/play-state.ts';
import { doubledRounds } from '../../testing/settled-round.ts';
import { player, takeSeat } from '../../testing/table.ts';
import { createSessionRecord } from '../rounds/resume.ts';
import { addAnswers } from './receipt-evidence.ts';

const violation: Violation = { codes: ['receipt'], nonce: null, evidence: { held: {}, answered: {} } };
const earlier: Violation = { ...violation, codes: ['history'] };
const signed: SignedAnswer = { player, method: 'GET', path: '/', request: '', status: 200, body: '', receipt: null };

const { server } = doubledRounds();
let seat: ReturnType<typeof takeSeat>;
let session: string;
beforeEach(async () => {
  seat = takeSeat({ server, clientLog: createMemoryClientLog() });
  const sessionRecord = createSessionRecord(seat.deps, server.start(), null);
  await seat.clientLog.write(sessionRecord);
  session = sessionRecord.session;
});

/** Returns what the table receives. @param shown the violation that the table shows by now */
async function add(found: string | null | undefined, shown: Violation | null = violation) {
  const dispatch = vi.fn();
  const table = { deps: seat.deps, state: { ...initialPlayState, violation: shown }, dispatch };
  await addAnswers(table, { type: 'violation_found', violation, ...(found !== undefined && { session: found }) });
  return dispatch.mock.calls.map(([event]) => event);
}
const stored = async () => (await seat.clientLog.read(player, session))?.violation;

it('adds the signed answers to a violation once, and stores the violation of a receipt', async () => {
  await seat.clientLog.storeAnswer(session, signed);
  const answers = [expect.objectContaining(signed)];
  expect(await add(session)).toEqual([{ type: 'violation_found', violation: { ...violation, answers } }]);
  expect(await stored()).toEqual(violation);
});

it('adds nothing without answers, or when they cannot be read', async () => {
  expect(await add(session)).toEqual([]);
  vi.spyOn(seat.clientLog, 'answers').mockRejectedValue(new Error('blocked'));
  expect(await add(session)).toEqual([]);
});

it('shows the violation of a receipt again when a start has reset the table', async () => {
  expect(await add(null, null)).toEqual([{ type: 'violation_found', violation }]);
  expect(await add(undefined, null)).toEqual([]);
});

it('does not replace an earlier violation, and writes nothing about an unknown session', async () => {
  const write = vi.spyOn(seat.clientLog, 'write');
  await add('unknown');
  await add(undefined);
  expect(write).not.toHaveBeenCalled();
  const sessionRecord = await seat.clientLog.read(player, session);
  if (sessionRecord) await seat.clientLog.write({ ...sessionRecord, violation: earlier });
  await add(session);
  expect(await stored()).toEqual(earlier);
});
