import { readdirSync } from 'node:fs';
import { problemStatus } from '@goldwren/contracts/problem';
import { workQueueIds } from '@goldwren/rules';
import { describe, expect, it } from 'vitest';
import { staffProblems } from './problems.ts';
import { workMessages } from './work.ts';

const areas = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

/** Every text of an area with the path to it; what takes facts is its callers' business. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe.each(areas)('the words of staff in %s', (area) => {
  it('are there, complete, and without a space too many', async () => {
    const texts = textsOf(await import(`./${area}.ts`), area);
    expect(
      texts.filter(([, text]) => text !== text.trim() || text === '' || /undefined|\[object| {2}/.test(text)),
    ).toEqual([]);
  });
});

it('every queue of the first screen has a name of its own', () => {
  expect(Object.keys(workMessages.queues).sort()).toEqual([...workQueueIds].sort());
  expect(new Set(Object.values(workMessages.queues)).size).toBe(workQueueIds.length);
});

it('problems are told otherwise only where the sentence for players does not fit, each with what to do or what it means', () => {
  for (const [code, text] of Object.entries(staffProblems.forStaff)) {
    expect(problemStatus).toHaveProperty(code);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
  expect(staffProblems.forStaff).toHaveProperty('forbidden');
});
