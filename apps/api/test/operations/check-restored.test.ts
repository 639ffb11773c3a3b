import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { checkRestored } from '../../src/commands/check-restored.ts';
import { anchorAudit } from '../../src/modules/audit/public.ts';
import { storeKey } from '../../src/modules/files/create-files.ts';
import { sequenceLog } from '../../src/modules/public-log/public.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { end, play, start } from '../helpers/play/play.ts';
import { queueTimes, sequencerOf } from '../helpers/public-log.ts';

const api = setUpTestApi();
let file: string;
let checkpoint: string;
beforeEach(async () => {
  const { context, config, database } = api;
  const player = await newPlayer(api);
  const { session_id: session } = await start(player);
  const { payout } = await play(player, session);
  await end(player, session, { gold_won: payout, rounds: 1 });
  file = await context.files.put(database.db, randomBytes(64));
  await inTransaction(database, (tx) => context.files.keep(tx, file));
  await anchorAudit({
    ...context,
    anchorStore: context.files.store,
    headKeys: createStatementKeys(config.statementKeys),
  });
  await queueTimes(api, 3);
  await sequenceLog(sequencerOf(api));
  checkpoint = (await api.app.inject('/log/checkpoint')).payload;
});

/** Returns the findings of the parts that have some. */
async function faults(config: Parameters<typeof checkRestored>[1] = api.config, note: string | null = checkpoint) {
  const parts = await checkRestored(api.url, config, note);
  expect(parts.map(({ part }) => part)).toEqual([
    'schema',
    'keys',
    'books',
    'audit log',
    'files',
    'archive',
    'public log',
  ]);
  return Object.fromEntries(parts.flatMap(({ part, findings }) => (findings.length > 0 ? [[part, findings]] : [])));
}

test('finds nothing in an undamaged database with its files and keys', async () => {
  expect(await faults()).toEqual({});
});

test('finds a journal entry that was changed', async () => {
  await tamper(api.owner, 'UPDATE journal SET amount = amount + 1 WHERE seq = 1 AND currency = $1', ['gold']);
  expect(Object.keys(await faults())).toEqual(['books']);
  await tamper(api.owner, 'UPDATE journal SET amount = amount - 1 WHERE seq = 1 AND currency = $1', ['gold']);
});

test('checks the books of every player when the backup was taken during a pass over the books', async () => {
  await api.owner.query(
    `INSERT INTO books_pass (pass, begun_at, last_player) SELECT 'whole', now(), max(id::text)::uuid FROM player
         ON CONFLICT (pass) DO UPDATE SET begun_at = excluded.begun_at, last_player = excluded.last_player`,
  );
  await tamper(api.owner, 'UPDATE journal SET amount = amount + 1 WHERE seq = 1 AND currency = $1', ['gold']);
  expect(Object.keys(await faults())).toEqual(['books']);
  await tamper(api.owner, 'UPDATE journal SET amount = amount - 1 WHERE seq = 1 AND currency = $1', ['gold']);
});

test('finds a seed key and a signing key of another backup', async () => {
  const { keys } = await faults({ ...api.config, seedKey: randomBytes(32), statementKeys: [randomBytes(32)] });
  expect(keys).toContainEqual(expect.stringMatching(/^SEED_ENCRYPTION_KEY does not open the seed of session /));
  expect(keys).toContainEqual(expect.stringMatching(/^STATEMENT_SIGNING_KEY does not contain the key /));
});

test('finds a file that the copy of the file store lacks', async () => {
  await api.context.files.store.delete(storeKey(file));
  expect(await faults()).toEqual({ files: [`stored file ${file}: missing`] });
});

test('finds a public log that is older than a published checkpoint, or differs from it', async () => {
  const [origin = '', size = '', root = ''] = checkpoint.split('\n');
  const later = `${origin}\n${Number(size) + 1}\n${root}\n`;
  expect((await faults(api.config, later))['public log']).toEqual([
    `the checkpoint has ${Number(size) + 1} entries and this database has ${size}`,
  ]);
  const other = `${origin}\n${size}\n${randomBytes(32).toString('base64')}\n`;
  expect((await faults(api.config, other))['public log']).toEqual([
    `the first ${size} entries differ from those of the checkpoint`,
  ]);
  expect((await faults(api.config, 'goldwren'))['public log']).toEqual(['the given text is not a checkpoint']);
  expect((await faults(api.config, null))['public log']).toBeUndefined();
});

test('finds an audit log that lost its last rows', async () => {
  await tamper(api.owner, "UPDATE staff_audit_head SET hash = '\\x00', seq = seq + 1");
  expect(Object.keys(await faults())).toContain('audit log');
});

test('finds the schema of another build', async () => {
  await api.owner.query('DROP FUNCTION check_round');
  expect(Object.keys(await faults())).toContain('schema');
});
