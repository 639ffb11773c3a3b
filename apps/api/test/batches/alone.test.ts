import { expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { starlight } from '../helpers/play/play.ts';
import { countingBatchers, createSeat, mathsOf, roundAt } from '../helpers/play/seats.ts';

const seatCount = 48;
const api = setUpTestApi();

test('runs every round alone when batching is off', async () => {
  const maths = await mathsOf(api.owner, starlight);
  const seats = await Promise.all(Array.from({ length: seatCount }, () => createSeat(api, maths)));
  const batchers = countingBatchers(api.database, { batchesRounds: false });
  await Promise.all(seats.map((seat) => batchers.play(roundAt(seat))));
  expect([batchers.batches, batchers.alone()]).toEqual([[], seatCount]);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});
