import { posix } from 'node:path';
import type { TreeFile } from '../repository.ts';
import { checkDecisionNumbers } from './decision-rules.ts';
import type { Finding, Rule } from './finding.ts';
import { checkFileLength, checkFunctionLength, checkTypicalLength } from './length-rules.ts';
import { checkPageLinks } from './link-rules.ts';
import { checkLocks } from './lock-rules.ts';
import { checkProviderWords } from './provider-rules.ts';
import { checkBrowserDoors } from './run-time-imports.ts';
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
import { checkSilentProblems, checkWordsKeepTypes } from './word-rules.ts';

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
  checkProviderWords,
  checkScopedStyles,
  checkPageLinks,
  checkSilentProblems,
  checkWordsKeepTypes,
];

/** The files that packages offer to others, as their package.json files say. */
function packageDoors(files: readonly TreeFile[]): ReadonlySet<string> {
  const doors = new Set<string>();
  for (const { path, text } of files) {
    if (posix.basename(path) !== 'package.json') continue;
    const { exports = {} } = JSON.parse(text) as { exports?: Record<string, unknown> };
    for (const target of Object.values(exports)) doors.add(posix.join(posix.dirname(path), String(target)));
  }
  return doors;
}

/** Everything in the tree that breaks a rule of the house. */
export function checkTree(files: readonly TreeFile[]): Finding[] {
  const doors = packageDoors(files);
  return [
    ...files.flatMap((file) => FILE_RULES.flatMap((rule) => rule(file))),
    ...files.flatMap((file) => checkBarrel(file, doors)),
    ...checkTypicalLength(files),
    ...checkBrowserDoors(files),
    ...checkLocks(files),
    ...checkDecisionNumbers(files),
  ];
}

export function describeFinding({ rule, path, line, message }: Finding): string {
  return `${path}:${line} [${rule}] ${message}`;
}
