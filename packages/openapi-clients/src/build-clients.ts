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

/** Modules with an end-to-end run of each client. Each exports `run(baseUrl, veteran)`. */
export const clientRuns = {
  'openapi-typescript and openapi-fetch': `${consumers}openapi-fetch.ts`,
  '@hey-api/openapi-ts': `${consumers}hey-api.ts`,
} as const;

/** Generates both clients from an OpenAPI document, like its consumers. */
export async function generateClients(document: string): Promise<void> {
  rmSync(generated, { recursive: true, force: true });
  await createClient({
    input: JSON.parse(document) as Record<string, unknown>,
    output: { path: `${generated}/hey-api` },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  // It is not a declaration file, because `skipLibCheck` would skip it.
  writeFileSync(`${generated}/schema.ts`, astToString(await openapiTypescript(document)));
}

/** Type-checks the generated clients and their runs. @returns the output of the compiler; empty without errors */
export async function typeCheck(): Promise<string> {
  return run(process.execPath, [tsc, '-p', `${consumers}tsconfig.json`]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}
