import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';

const consumers = fileURLToPath(new URL('../consumers/', import.meta.url));
const generated = `${consumers}generated`;
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const run = promisify(execFile);

/** The journeys, each a module that exports `run(baseUrl, veteran)`. */
export const journeys = {
  'openapi-typescript and openapi-fetch': `${consumers}openapi-fetch.ts`,
  '@hey-api/openapi-ts': `${consumers}hey-api.ts`,
} as const;

/** Generates both clients from an OpenAPI document, as its consumers would. */
export async function generateClients(document: string): Promise<void> {
  rmSync(generated, { recursive: true, force: true });
  await createClient({
    input: JSON.parse(document) as Record<string, unknown>,
    output: { path: `${generated}/hey-api` },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  // Not a declaration file, which `skipLibCheck` would leave unchecked.
  writeFileSync(`${generated}/schema.ts`, astToString(await openapiTypescript(document)));
}

/** Type-checks the generated clients and the journeys. @returns what the compiler says; empty when it accepts them */
export async function typeCheck(): Promise<string> {
  return run(process.execPath, [tsc, '-p', `${consumers}tsconfig.json`]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}
