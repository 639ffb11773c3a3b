import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHealthFile } from './health-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-health-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('is touched only while every runner sends heartbeats', () => {
  const path = join(folder, 'worker');
  let now = 1_000_000;
  const health = createHealthFile(path, ['jobs', 'mail'], () => now);
  health.record('jobs');
  expect(existsSync(path)).toBe(false);
  health.record('mail');
  expect(statSync(path).mtimeMs).toBe(1_000_000);
  // The runner of mail stops.
  now += 31_000;
  health.record('jobs');
  expect(statSync(path).mtimeMs).toBe(1_000_000);
  health.record('mail');
  expect(statSync(path).mtimeMs).toBe(1_031_000);
});

test('does nothing without a path', () => {
  expect(() => createHealthFile(null, ['jobs']).record('jobs')).not.toThrow();
});
