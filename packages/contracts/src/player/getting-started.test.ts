import { readFileSync } from 'node:fs';
import { pagination, session } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { gettingStartedMarkdown } from './getting-started.ts';

test('prints the numbers that the API enforces', () => {
  const text = gettingStartedMarkdown();
  expect(text).toContain(
    `ends after ${session.idleHours} hours without a call, and after ${session.absoluteDays} days`,
  );
  expect(text).toContain(
    `\`limit\` is 1 to ${pagination.maxLimit}, and ${pagination.defaultLimit} if you leave it out.`,
  );
});

test('contains no hard-coded limits in its source', () => {
  const source = readFileSync(new URL('./getting-started.ts', import.meta.url), 'utf8');
  expect(source.match(/\b\d+ (?:hours?|days?|minutes?)\b|\b\d+ to \d+\.|limit=\d+/g)).toBeNull();
});
