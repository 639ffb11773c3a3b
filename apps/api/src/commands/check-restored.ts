import type { Config } from '../config/config.ts';
import { checkArchive } from '../modules/archive/public.ts';
import { checkAudit } from '../modules/audit/public.ts';
import { createFiles, findUnreadableFiles } from '../modules/files/public.ts';
import { findMathsFault, findSessionsOfOtherKeys } from '../modules/games/public.ts';
import { invariants } from '../modules/health/public.ts';
import { checkWholeNow } from '../modules/ledger/public.ts';
import { findRollback } from '../modules/public-log/public.ts';
import { createSealedBox } from '../platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../platform/crypto/statement-keys.ts';
import { openDatabase } from '../platform/database.ts';
import type { Events } from '../platform/operator-events.ts';
import { findSchemaFault, ownSchema } from '../platform/schema/schema-version.ts';

/** One part of the check. No findings means that this part may be used. */
export interface RestoredPart {
  readonly part: string;
  readonly findings: readonly string[];
}

/** The findings are sentences of the checks themselves, so the alerts that the same checks raise are not needed. */
const noEvents: Events = { report: () => undefined };

/**
 * Checks a database and a file store that were restored from a backup, before any process uses them: schema, keys, books,
 * audit log, files, archive and public log (docs/operations/backups.md). It changes nothing, except that it records the check of the
 * books.
 * @param databaseUrl the owner's login
 * @param checkpoint the newest checkpoint of the public log that anyone outside has. Null compares nothing
 */
export async function checkRestored(
  databaseUrl: string,
  config: Pick<Config, 'seedKey' | 'statementKeys' | 'stolenStatementKeys' | 'files'>,
  checkpoint: string | null,
): Promise<RestoredPart[]> {
  const database = openDatabase({
    url: databaseUrl,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-check-restored',
    onError: () => undefined,
  });
  const { db } = database;
  const keys = createStatementKeys(config.statementKeys, config.stolenStatementKeys);
  const files = createFiles(config.files, noEvents);
  const checks: Readonly<Record<string, () => Promise<readonly (string | null)[]>>> = {
    schema: async () => [await findSchemaFault(db, ownSchema()), await findMathsFault(db)],
    keys: () => findSessionsOfOtherKeys(db, { box: createSealedBox(config.seedKey), keys }),
    books: async () =>
      (await checkWholeNow(database, invariants)).map((finding) => `the books disagree: ${JSON.stringify(finding)}`),
    'audit log': async () => {
      const clock = { now: () => new Date() };
      const audit = await checkAudit({ database, events: noEvents, clock, anchorStore: files.store, headKeys: keys });
      return [
        audit.firstBroken === null ? null : `row ${audit.firstBroken} breaks the chain`,
        ...(audit.anchors?.findings ?? []).map(({ anchor, fault }) => `the anchor ${anchor} differs: ${fault}`),
        audit.anchors === null ? 'the file store cannot be read' : null,
      ];
    },
    files: () => findUnreadableFiles(db, files),
    archive: async () => {
      const clock = { now: () => new Date() };
      const findings = await checkArchive({ database, events: noEvents, clock, files, keys }, 'tonight');
      return findings.map(
        ({ month, fault, at }) => `the archive of ${month} differs: ${fault}${at === null ? '' : ` ${at}`}`,
      );
    },
    'public log': async () => [checkpoint === null ? null : await findRollback(db, files.store, checkpoint)],
  };
  try {
    const parts: RestoredPart[] = [];
    for (const [part, find] of Object.entries(checks)) {
      const found = await find().catch((error: unknown) => [`the check failed: ${String(error)}`]);
      parts.push({ part, findings: found.flatMap((finding) => finding ?? []) });
    }
    return parts;
  } finally {
    await database.close();
  }
}
