import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '@goldwren/contracts/openapi';
import { playerContract } from '@goldwren/contracts/player';
import { fromPackageRoot } from './platform/package-root.ts';

/** Writes docs/api/openapi.json from the contract; with `--check` fails when the committed file has drifted. */
const file = fromPackageRoot('..', '..', 'docs', 'api', 'openapi.json');
const generated = `${JSON.stringify(openApiDocument(playerContract), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== generated) {
    process.stderr.write(
      'docs/api/openapi.json has drifted from the contract. Run: pnpm --filter @goldwren/api openapi\n',
    );
    process.exit(1);
  }
} else {
  writeFileSync(file, generated);
}
