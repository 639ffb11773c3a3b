import { createHash } from 'node:crypto';
import { describeGame } from '@goldwren/game-catalogue/describe-game';
import { type AnyGame, buildMathsBytes } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import pg from 'pg';
import { LaunchError } from '../../../launch/launch-error.ts';
import { type Db, drizzleOver } from '../../../platform/database.ts';
import { selectOfferedMaths, upsertCatalogue } from './catalogue.store.ts';

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
    await assertMathsNotNewer(db);
    await upsertCatalogue(db, rows);
  } finally {
    await client.end();
  }
}

/**
 * @throws LaunchError when the database, which may be empty or of an older build, offers a newer version of a game's maths.
 *   Asked before anything is written.
 */
export async function assertMathsNotNewer(db: Db): Promise<void> {
  for (const { slug, version } of await selectOfferedMaths(db)) {
    const own = catalogue.find((entry) => entry.slug === slug)?.game.maths.version;
    if (own !== undefined && version.localeCompare(own, 'en', { numeric: true }) > 0) {
      throw new LaunchError(`The database offers version ${version} of ${slug}; this build has only ${own}.`);
    }
  }
}

/** The committed lock says which numbers were proved; code that runs other numbers must not start. */
export function assertUntampered(game: AnyGame): void {
  const hash = createHash('sha256').update(buildMathsBytes(game)).digest('hex');
  if (hash !== game.mathsHash) {
    throw new Error(`The maths of ${game.maths.slug} ${game.maths.version} is not what its lock says.`);
  }
}
