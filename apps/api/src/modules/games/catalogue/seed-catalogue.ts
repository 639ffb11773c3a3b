import { createHash } from 'node:crypto';
import { describeGame } from '@goldwren/game-catalogue/describe-game';
import { type AnyGame, mathsBytes } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import pg from 'pg';
import { LaunchError } from '../../../launch/launch-error.ts';
import { type Db, drizzleOver } from '../../../platform/database.ts';
import { selectGames } from '../sessions/session.store.ts';
import { type CatalogueRow, upsertCatalogue } from './catalogue.store.ts';

/**
 * Writes the engine's catalogue into the database: new games and maths versions are added, texts and the current
 * version follow the engine, `enabled` is left as staff set it. Running it again changes nothing.
 * @throws Error when a game's maths is not what was proved and locked; LaunchError when the database already offers a newer
 *   version of it.
 */
export async function seedCatalogue(databaseUrl: string): Promise<void> {
  for (const entry of catalogue) assertUntampered(entry.game);
  const rows = catalogue.map((entry) => ({
    id: entry.id,
    slug: entry.slug,
    title: entry.title,
    // For whoever reads the table; answers are worded in the language of whoever asks.
    description: describeGame(entry, 'en').description,
    listOrder: entry.listOrder,
    maths: {
      version: entry.game.maths.version,
      hash: entry.game.mathsHash,
      maxPayX100: BigInt(entry.proof.maxPayX100),
      maxRaiseX100: BigInt(entry.proof.maxRaiseX100),
    },
  }));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-seed' });
  await client.connect();
  try {
    const db = drizzleOver(client);
    await assertNotNewer(db, rows);
    await upsertCatalogue(db, rows);
  } finally {
    await client.end();
  }
}

async function assertNotNewer(db: Db, rows: readonly CatalogueRow[]): Promise<void> {
  for (const { slug, mathsVersion } of await selectGames(db)) {
    const own = rows.find((row) => row.slug === slug)?.maths.version;
    if (own !== undefined && mathsVersion.localeCompare(own, 'en', { numeric: true }) > 0) {
      throw new LaunchError(`The database offers version ${mathsVersion} of ${slug}; this build has only ${own}.`);
    }
  }
}

/** The committed lock says which numbers were proved; code that runs other numbers must not start. */
export function assertUntampered(game: AnyGame): void {
  const hash = createHash('sha256').update(mathsBytes(game)).digest('hex');
  if (hash !== game.mathsHash) {
    throw new Error(`The maths of ${game.maths.slug} ${game.maths.version} is not what its lock says.`);
  }
}
