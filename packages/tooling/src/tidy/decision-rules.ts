import type { TreeFile } from '../repository.ts';
import type { Finding } from './finding.ts';

const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** A decision is cited by its number, so that a number is one decision's and stands in its title. */
export function checkDecisionNumbers(files: readonly TreeFile[]): Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, text }) => {
    const number = DECISION.exec(path)?.[1];
    if (number === undefined) return [];
    const finding = (message: string): Finding => ({ rule: 'decision-number', path, line: 1, message });
    const owner = owners.get(number);
    owners.set(number, owner ?? path);
    return [
      ...(owner === undefined ? [] : [finding(`${number} is the number of ${owner}. Take the next free one.`)]),
      ...(text.startsWith(`# ${number} `) ? [] : [finding(`Begin it with "# ${number} " and its title.`)]),
    ];
  });
}
