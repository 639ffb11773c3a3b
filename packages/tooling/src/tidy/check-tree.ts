import { posix } from 'node:path';
import type { TreeFile } from '../repository.ts';
import { checkDecisionNumbers } from './decision-rules.ts';
import type { Finding, Rule } from './finding.ts';
import { checkPlainWords } from './language-rules.ts';
import { checkFileLength, checkFunctionLength, checkTypicalLength } from './length-rules.ts';
import { checkPageLinks } from './link-rules.ts';
import { checkLocks } from './lock-rules.ts';
import { checkMessageImports, checkProblemTexts } from './message-rules.ts';
import { checkProviderTerms } from './provider-rules.ts';
import { checkBrowserImports } from './run-time-imports.ts';
import {
  checkBarrel,
  checkDefaultExport,
  checkExportedFunctions,
  checkFileName,
  checkImportPaths,
} from './shape-rules.ts';
import { checkSpellings } from './spelling-rules.ts';
import { checkForeignTables, checkSqlText } from './sql-rules.ts';
import { checkScopedStyles } from './style-rules.ts';
import { checkBannedWords, checkMachinePaths } from './text-rules.ts';

const FILE_RULES: readonly Rule[] = [
  checkFileLength,
  checkFunctionLength,
  checkBannedWords,
  checkMachinePaths,
  checkFileName,
  checkDefaultExport,
  checkExportedFunctions,
  checkImportPaths,
  checkSqlText,
  checkForeignTables,
  checkSpellings,
  checkPlainWords,
  checkProviderTerms,
  checkScopedStyles,
  checkPageLinks,
  checkProblemTexts,
  checkMessageImports,
];

/** Returns the files that packages export in their package.json files. */
function packageExports(files: readonly TreeFile[]): ReadonlySet<string> {
  const exported = new Set<string>();
  for (const { path, text } of files) {
    if (posix.basename(path) !== 'package.json') continue;
    const { exports = {} } = JSON.parse(text) as { exports?: Record<string, unknown> };
    for (const target of Object.values(exports)) exported.add(posix.join(posix.dirname(path), String(target)));
  }
  return exported;
}

/** Returns every violation of the repository's rules. */
export function checkTree(files: readonly TreeFile[]): Finding[] {
  const exported = packageExports(files);
  return [
    ...files.flatMap((file) => [...FILE_RULES.flatMap((rule) => rule(file)), ...checkBarrel(file, exported)]),
    ...checkTypicalLength(files),
    ...checkBrowserImports(files),
    ...checkLocks(files),
    ...checkDecisionNumbers(files),
  ];
}

export function describeFinding({ rule, path, line, message }: Finding): string {
  return `${path}:${line} [${rule}] ${message}`;
}
