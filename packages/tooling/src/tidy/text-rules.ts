import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';
import { isCode } from './syntax.ts';

/** These rules spell out what they look for, and so do the tests that prove them. */
const SPELLS_IT_OUT = /^packages\/tooling\/src\/tidy\//;
const LEFT_OVER = /\b(TODO|FIXME|XXX|HACK)\b/;
const SWITCHED_OFF = /\b(it|test|describe)\.(skip|only|todo|fails)\b|\bx(it|describe)\(|\bf(it|describe)\(/;
const UNFINISHED = /not (yet )?implemented|coming soon/i;
/** Documents that a reader of the repository does not have. */
const ELSEWHERE = /\b[Ss]pec §|\b[Dd]ecisions §|\boperator rules\b|\bdesign\/[a-z-]+\.md/i;
const SILENCED = /@ts-(ignore|nocheck)|eslint-disable/;
const MACHINE_PATH = /(?<![\w.~$}\])/-])\/(work|home|root|Users)\/[\w.-]+|[A-Z]:\\Users\\/;
const REGISTRY = /https?:\/\/[^/\s'"]*(registry\.|npmmirror|artifactory|nexus|verdaccio)/;

function isText(path: string): boolean {
  return isCode(path) || /\.(css|sql|html|sh|ya?ml|json)$/.test(path);
}

export function checkBannedWords(file: TreeFile): Finding[] {
  if (!isText(file.path) || SPELLS_IT_OUT.test(file.path)) return [];
  const find = (pattern: RegExp, message: string): Finding[] => findLines(file, 'banned-words', pattern, message);
  return [
    ...find(LEFT_OVER, 'finish it now, or file an issue.'),
    ...find(
      SWITCHED_OFF,
      'a test that does not run proves nothing. Mend it or delete it; a condition of the machine is runIf.',
    ),
    ...find(UNFINISHED, 'ship what works and leave out the rest.'),
    ...find(ELSEWHERE, 'that document is not in this repository. Give the reason itself, or link a page of docs/.'),
    ...find(SILENCED, 'mend the type, or use @ts-expect-error with the reason.'),
  ];
}

export function checkMachinePaths(file: TreeFile): Finding[] {
  if (SPELLS_IT_OUT.test(file.path)) return [];
  return [
    ...findLines(
      file,
      'machine-path',
      MACHINE_PATH,
      'a path of one machine. Start from the repository root or a setting.',
    ),
    ...findLines(file, 'machine-path', REGISTRY, 'name no package registry: each machine has its own.'),
  ];
}
