import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { documents } from './documents.ts';
import { lintDocument } from './lint.ts';

/** Writes docs/api from the contracts. With `--check` it fails when a committed file differs or a linter finds an error. */
const isCheck = process.argv.includes('--check');
const faults: string[] = [];
for (const { name, file, text } of documents) {
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    faults.push(`docs/api/${name} differs from the contract. Run: pnpm --filter @goldwren/api openapi`);
  }
  faults.push(...(await lintDocument(name, text)));
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
