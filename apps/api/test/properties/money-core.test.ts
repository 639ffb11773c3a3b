import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  advanceRound,
  insertRound,
  type NewRound,
  refusalOfRound,
} from '../../src/modules/games/rounds/round.store.ts';
import { endGameSession, openGameSession } from '../../src/modules/games/sessions/session.store.ts';
import { expireSweeps, setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import type { Database } from '../../src/platform/database.ts';
import { postgresError } from '../../src/platform/postgres/postgres-error.ts';
import { Problem } from '../../src/platform/problem.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { giveCoins } from '../helpers/money/money.ts';
import { newBuyers } from '../helpers/money/store.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { jacks } from '../helpers/play/play.ts';
import { raisingMaths } from '../helpers/play/raises.ts';
import { countingBatchers } from '../helpers/play/seats.ts';
import { type Command, commands, freshModel, type Model } from './money-model.ts';

let made: TestDatabase;
let database: Database;
let owner: ReturnType<typeof openOwner>;
let mathsId: number;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openTestDatabase({ url: made.anyUrl, maxConnections: 4 });
  owner = openOwner(made.url);
  // More than any run of commands needs: the limit has its own tests.
  mathsId = await raisingMaths(owner, 1_000_000_000);
});
afterAll(async () => {
  await Promise.all([database.close(), owner.end()]);
  await made.drop();
});

interface Table {
  readonly playerId: string;
  sessionId: string;
}

async function openTable(playerId: string): Promise<string> {
  const blank = Buffer.alloc(32);
  const session = {
    playerId,
    id: randomUUID(),
    gameId: jacks,
    mathsId,
    sealedServerSeed: blank,
    commitment: blank,
  };
  return (await openGameSession(database.db, session)).id;
}

/** Does to the real core what the command says; returns the refusal, or null. */
async function perform(
  table: Table,
  command: Command,
  model: Model,
  play: (round: NewRound) => Promise<unknown> = (round) => insertRound(database.db, round, 0),
): Promise<string | null> {
  const { playerId, sessionId } = table;
  const sql = database.db;
  try {
    switch (command.type) {
      case 'give':
        await giveCoins(owner, { playerId, ...command });
        return null;
      case 'adjust':
        await owner.query('SELECT adjust_balance($1, $2, $3, $4)', [
          playerId,
          command.currency,
          command.amount,
          command.ref,
        ]);
        return null;
      case 'expire':
        // Coins expire only where the policy in force allows none.
        await owner.query("UPDATE player SET region = 'MI' WHERE id = $1", [playerId]);
        await expireSweeps(sql, playerId, randomUUID());
        await owner.query("UPDATE player SET region = 'TX' WHERE id = $1", [playerId]);
        return null;
      case 'freeze':
        await setWalletsFrozen(sql, playerId, command.frozen);
        return null;
      case 'play': {
        const { nonce, id } = model.nextRound(command);
        const round = {
          playerId,
          sessionId,
          id,
          nonce,
          clientSeed: 'seed',
          choice: {},
          idempotency: null,
        };
        // The API checks this before it computes anything. The core must return the same result.
        const foretold = await refusalOfRound(sql, { ...round, ...command }, 0);
        const played = play({ ...round, ...command, payout: command.settled ? command.payout : 0n });
        const refusal = await played.then(() => null, refusalIn);
        if (refusal !== foretold) throw new Error(`check_round says ${foretold}, play_round ${refusal}`);
        return refusal;
      }
      case 'decide': {
        const { settled, raise } = command;
        const step = model.nextStep(command);
        await advanceRound(sql, {
          ...{ playerId, sessionId, roundId: model.lastRoundId, step, action: { hold: command.action } },
          ...{ settled, raise, payout: settled ? command.payout : 0n, settledBy: 'player' },
        });
        return null;
      }
      case 'end':
        await endGameSession(sql, { playerId, sessionId, report: null });
        table.sessionId = await openTable(playerId);
        return null;
    }
  } catch (error) {
    return refusalIn(error);
  }
}

/** The code of a refusal; anything else is thrown. */
function refusalIn(error: unknown): string {
  if (error instanceof Problem) return error.code;
  const found = postgresError(error);
  if (found?.code !== 'GW000') throw error;
  return found.message;
}

async function walletsOf(playerId: string) {
  const { rows } = await owner.query(
    'SELECT currency, balance, unplayed, version FROM wallet WHERE player_id = $1 ORDER BY currency',
    [playerId],
  );
  return rows;
}

test('the money core agrees with a model of twenty lines for any sequence of commands', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { minLength: 1, maxLength: 40 }), async (sequence) => {
      const [playerId] = (await newBuyers(owner, 1, 'TX')) as [string];
      const table = { playerId, sessionId: await openTable(playerId) };
      const model = freshModel();
      for (const command of sequence) {
        const refusal = await perform(table, command, model);
        expect(
          refusal,
          JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
        ).toBe(model.apply(command));
        expect(await walletsOf(playerId)).toEqual(model.wallets());
      }
    }),
    { numRuns: 40 },
  );
  expect(await findLedgerFaults(owner)).toEqual([]);
});

test('the money core agrees with the model for eight players whose rounds share statements', {
  timeout: 120_000,
}, async () => {
  const batchers = countingBatchers(database);
  const atOnce = 8;
  const histories = fc.array(fc.array(commands, { minLength: 10, maxLength: 30 }), {
    minLength: atOnce,
    maxLength: atOnce,
  });
  await fc.assert(
    fc.asyncProperty(histories, async (sequences) => {
      const tables = await Promise.all(
        sequences.map(async (sequence) => {
          const [playerId] = (await newBuyers(owner, 1, 'TX')) as [string];
          const table = { playerId, sessionId: await openTable(playerId) };
          return { table, sequence, model: freshModel() };
        }),
      );
      for (let step = 0; step < Math.max(...sequences.map(({ length }) => length)); step += 1) {
        await Promise.all(
          tables.map(async ({ table, sequence, model }) => {
            const command = sequence[step];
            if (!command) return;
            const refusal = await perform(table, command, model, (round) => batchers.play(round));
            expect(refusal, command.type).toBe(model.apply(command));
            expect(await walletsOf(table.playerId)).toEqual(model.wallets());
          }),
        );
      }
    }),
    { numRuns: 12 },
  );
  expect(await findLedgerFaults(owner)).toEqual([]);
  // Whatever the histories were, some rounds of them met.
  expect(batchers.batches.length).toBeGreaterThan(5);
});
