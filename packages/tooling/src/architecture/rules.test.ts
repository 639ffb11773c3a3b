import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { configFile, cruiseFiles, type Reported } from './cruise.ts';
import { ALLOWED, INSTALLED, VIOLATIONS } from './violations.ts';

interface Config {
  readonly forbidden: readonly { readonly name: string; readonly severity: string; readonly comment: string }[];
}

const { forbidden } = createRequire(import.meta.url)(configFile) as Config;

describe('the import rules', () => {
  test('have one violation each in violations.ts', () => {
    expect(VIOLATIONS.map(({ rule }) => rule).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  test('are errors with a comment that explains the alternative', () => {
    for (const { severity, comment } of forbidden) {
      expect(severity).toBe('error');
      expect(comment.length).toBeGreaterThan(50);
    }
  });

  test('allow every import that the architecture needs', () => {
    expect(cruiseFiles({ ...INSTALLED, ...ALLOWED })).toEqual([]);
  });
});

describe('a violation is reported', () => {
  let reported: Reported[] = [];
  beforeAll(() => {
    reported = cruiseFiles(Object.assign({}, INSTALLED, ...VIOLATIONS.map(({ files }) => files)));
  });

  test.each(VIOLATIONS)('$rule', ({ rule, offender }) => {
    expect(reported).toContainEqual({ rule, from: offender });
  });
});
