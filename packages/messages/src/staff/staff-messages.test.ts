import { readdirSync } from 'node:fs';
import { problemStatus } from '@goldwren/contracts/problem';
import { workQueueIds } from '@goldwren/rules';
import { describe, expect, it } from 'vitest';
import { staffProblems } from './problems.ts';
import { workMessages } from './queues/work.ts';

const areas = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

/** Returns every text of an area with its path. Functions are not included. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe.each(areas)('staff messages in %s', (area) => {
  it('are complete and have no extra spaces', async () => {
    const texts = textsOf(await import(`./${area}.ts`), area);
    expect(
      texts.filter(([, text]) => text !== text.trim() || text === '' || /undefined|\[object| {2}/.test(text)),
    ).toEqual([]);
  });
});

it('every queue of the first screen has a unique name', () => {
  expect(Object.keys(workMessages.queues).sort()).toEqual([...workQueueIds].sort());
  expect(new Set(Object.values(workMessages.queues)).size).toBe(workQueueIds.length);
});

it('staff problems replace a player message only if it does not fit, with an action or a meaning', () => {
  for (const [code, text] of Object.entries(staffProblems.forStaff)) {
    expect(problemStatus).toHaveProperty(code);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
  expect(staffProblems.forStaff).toHaveProperty('forbidden');
});
