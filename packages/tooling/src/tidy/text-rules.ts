import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';
import { isCode } from './syntax.ts';

/** These rules and their tests contain the texts that they search for. */
const CONTAINS_PATTERNS = /^packages\/tooling\/src\/tidy\//;
const LEFT_OVER = /\b(TODO|FIXME|XXX|HACK)\b/;
const SWITCHED_OFF = /\b(it|test|describe)\.(skip|only|todo|fails)\b|\bx(it|describe)\(|\bf(it|describe)\(/;
const UNFINISHED = /not (yet )?implemented|coming soon/i;
/** Documents that readers of the repository do not have. */
const OUTSIDE_DOCUMENTS = /\b[Ss]pec §|\b[Dd]ecisions §|\boperator rules\b|\bdesign\/[a-z-]+\.md/i;
const SILENCED = /@ts-(ignore|nocheck)|eslint-disable/;
const MACHINE_PATH = /(?<![\w.~$}\])/-])\/(work|home|root|Users)\/[\w.-]+|[A-Z]:\\Users\\/;
const REGISTRY = /https?:\/\/[^/\s'"]*(registry\.|npmmirror|artifactory|nexus|verdaccio)/;

function isText(path: string): boolean {
  return isCode(path) || /\.(css|sql|html|sh|ya?ml|json)$/.test(path);
}

export function checkBannedWords(file: TreeFile): Finding[] {
  if (!isText(file.path) || CONTAINS_PATTERNS.test(file.path)) return [];
  const find = (pattern: RegExp, message: string): Finding[] => findLines(file, 'banned-words', pattern, message);
  return [
    ...find(LEFT_OVER, 'finish it now, or file an issue.'),
    ...find(
      SWITCHED_OFF,
      'a test that does not run proves nothing. Fix it or delete it. For a condition of the machine, use runIf.',
    ),
    ...find(UNFINISHED, 'ship what works and leave out the rest.'),
    ...find(
      OUTSIDE_DOCUMENTS,
      'that document is not in this repository. State the reason, or link to a page in docs/.',
    ),
    ...find(SILENCED, 'fix the type, or use @ts-expect-error with the reason.'),
  ];
}

export function checkMachinePaths(file: TreeFile): Finding[] {
  if (CONTAINS_PATTERNS.test(file.path)) return [];
  return [
    ...findLines(file, 'machine-path', MACHINE_PATH, 'a path of one machine. Use the repository root or a setting.'),
    ...findLines(file, 'machine-path', REGISTRY, 'do not name a package registry, because each machine has its own.'),
  ];
}
