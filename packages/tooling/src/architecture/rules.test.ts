import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { configFile, cruiseFiles, type Reported } from './cruise.ts';
import { INSTALLED, VIOLATIONS, WANTED } from './violations.ts';

interface Config {
  readonly forbidden: readonly { readonly name: string; readonly severity: string; readonly comment: string }[];
}

const { forbidden } = createRequire(import.meta.url)(configFile) as Config;

describe('the import rules', () => {
  test('are each broken here once', () => {
    expect(VIOLATIONS.map(({ rule }) => rule).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  test('are errors whose comment tells what to do instead', () => {
    for (const { severity, comment } of forbidden) {
      expect(severity).toBe('error');
      expect(comment.length).toBeGreaterThan(50);
    }
  });

  test('let every wanted import pass', () => {
    expect(cruiseFiles({ ...INSTALLED, ...WANTED })).toEqual([]);
  });
});

describe('a broken rule is reported', () => {
  let reported: Reported[] = [];
  beforeAll(() => {
    reported = cruiseFiles(Object.assign({}, INSTALLED, ...VIOLATIONS.map(({ files }) => files)));
  });

  test.each(VIOLATIONS)('$rule', ({ rule, offender }) => {
    expect(reported).toContainEqual({ rule, from: offender });
  });
});
