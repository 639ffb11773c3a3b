import { constants, setPriority } from 'node:os';
import { pino } from 'pino';
import { readConfig } from './config/config.ts';
import { startProcess } from './launch/run-launcher.ts';
import { type PartAnswer, type PartTask, workHere } from './modules/games/public.ts';
import { createSealedBox } from './platform/crypto/sealed-box.ts';
import { createStatementKeys } from './platform/crypto/statement-keys.ts';
import { logOptions } from './platform/log-options.ts';
import { openAppDatabase } from './platform/logins/app-database.ts';

/** One statement digests all rounds of an hour. */
const statementMs = 300_000;

/**
 * A process of the audit of rounds. It works on the slices that the worker sends, one at a time, over one connection and
 * at a lower priority than the processes that serve players. It ends with the worker.
 */
await startProcess(async () => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const config = readConfig(process.env, 'worker');
  const log = pino(logOptions('audit', config.logLevel));
  const database = await openAppDatabase(config, 'worker', {
    maxConnections: 1,
    applicationName: 'goldwren-audit',
    statementTimeoutMs: statementMs,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const [box, keys] = [
    createSealedBox(config.seedKey),
    createStatementKeys(config.statementKeys, config.stolenStatementKeys),
  ];
  const here = workHere({ database, box, keys });
  process.once('disconnect', () => process.exit());
  process.on('message', ({ work, slice }: PartTask) => {
    const answer = (message: PartAnswer): void => void process.send?.(message);
    here[work](slice).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error: String(error) }),
    );
  });
});
