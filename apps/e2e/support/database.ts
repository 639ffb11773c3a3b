import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const api = fileURLToPath(new URL('../../api/', import.meta.url));

/**
 * Finds the database like the commands of the API, and runs one statement. The arguments are its text and its
 * values.
 */
const program = `
  import pg from 'pg';
  import { withSiteDatabase } from './src/launch/database-for-command.ts';
  import { readLaunchConfig } from './src/launch/launch-config.ts';
  import { repositoryRoot } from './src/launch/run-launcher.ts';
  const [text, ...values] = process.argv.slice(1);
  await withSiteDatabase(readLaunchConfig(process.env, repositoryRoot), () => {}, async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      process.stdout.write(JSON.stringify((await client.query(text, values)).rows));
    } finally {
      await client.end();
    }
  });
`;

/**
 * Runs one statement on the database of the running product, as its owner. For states that no API call can
 * create.
 */
export async function query(text: string, ...values: string[]): Promise<unknown[]> {
  const options = ['--input-type=module-typescript', '--eval', program, '--', text, ...values];
  const { stdout } = await run(process.execPath, options, { cwd: api });
  return JSON.parse(stdout) as unknown[];
}
