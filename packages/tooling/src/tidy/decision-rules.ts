import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';

const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** Decisions are cited by number, so each number must be unique and part of the title. */
export function checkDecisionNumbers(files: readonly TreeFile[]): Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, text }) => {
    const number = DECISION.exec(path)?.[1];
    if (number === undefined) return [];
    const finding = (message: string): Finding => ({ rule: 'decision-number', path, line: 1, message });
    const owner = owners.get(number);
    owners.set(number, owner ?? path);
    return [
      ...(owner === undefined
        ? []
        : [finding(`${number} is already the number of ${owner}. Use the next free number.`)]),
      ...(text.startsWith(`# ${number} `) ? [] : [finding(`Start the file with "# ${number} " and its title.`)]),
    ];
  });
}
