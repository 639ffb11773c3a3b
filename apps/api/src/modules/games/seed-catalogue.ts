import { createHash } from 'node:crypto';
import { type AnyGame, mathsBytes } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import pg from 'pg';

/**
 * Writes the engine's catalogue into the database: new games and maths versions are added, texts and the current
 * version follow the engine, `enabled` is left as staff set it. Running it again changes nothing.
 * @throws Error when a game's maths is not what was proved and locked.
 */
export async function seedCatalogue(databaseUrl: string): Promise<void> {
  for (const entry of catalogue) assertUntampered(entry.game);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-seed' });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const { id, slug, title, description, listOrder, game, proof } of catalogue) {
      await client.query(
        'INSERT INTO game_maths (slug, version, hash, max_pay_x100) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING',
        [slug, game.maths.version, game.mathsHash, proof.maxPayX100],
      );
      await client.query(
        `INSERT INTO game (id, slug, title, description, list_order, maths_id)
         VALUES ($1, $2, $3, $4, $5, (SELECT id FROM game_maths WHERE hash = $6))
         ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, title = excluded.title,
           description = excluded.description, list_order = excluded.list_order, maths_id = excluded.maths_id`,
        [id, slug, title, description, listOrder, game.mathsHash],
      );
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** The committed lock says which numbers were proved; code that runs other numbers must not start. */
export function assertUntampered(game: AnyGame): void {
  const hash = createHash('sha256').update(mathsBytes(game)).digest('hex');
  if (hash !== game.mathsHash) {
    throw new Error(`The maths of ${game.maths.slug} ${game.maths.version} is not what its lock says.`);
  }
}
