import { createHash } from 'node:crypto';
import { describeGame } from '@goldwren/game-catalogue/describe-game';
import { type AnyGame, buildMathsBytes } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import pg from 'pg';
import { LaunchError } from '../../../launch/launch-error.ts';
import { type Db, drizzleOver } from '../../../platform/database.ts';
import { selectOfferedMaths, upsertCatalogue } from './catalogue.store.ts';

/**
 * Writes the catalogue of the engine into the database. It adds new games and maths versions, and updates texts and current
 * versions. `enabled` stays as staff set it. Running it again changes nothing.
 * @throws Error when the maths of a game differs from the proved and locked maths; LaunchError when the database already
 *   offers a newer version.
 */
export async function seedCatalogue(databaseUrl: string): Promise<void> {
  for (const entry of catalogue) assertUntampered(entry.game);
  const rows = catalogue.map((entry) => ({
    id: entry.id,
    slug: entry.slug,
    title: entry.title,
    // For people who read the table. Responses use the language of the caller.
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
 * Checks the maths before `prepare` writes anything. The database may be empty or from an older build.
 * @throws LaunchError when the database offers a newer version of a game's maths.
 */
export async function assertMathsNotNewer(db: Db): Promise<void> {
  for (const { slug, version } of await selectOfferedMaths(db)) {
    const own = catalogue.find((entry) => entry.slug === slug)?.game.maths.version;
    if (own !== undefined && version.localeCompare(own, 'en', { numeric: true }) > 0) {
      throw new LaunchError(`The database offers version ${version} of ${slug}; this build has only ${own}.`);
    }
  }
}

/** The committed lock contains the hash of the proved numbers. Code with other numbers must not start. */
export function assertUntampered(game: AnyGame): void {
  const hash = createHash('sha256').update(buildMathsBytes(game)).digest('hex');
  if (hash !== game.mathsHash) {
    throw new Error(`The maths of ${game.maths.slug} ${game.maths.version} is not what its lock says.`);
  }
}
