import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultySource } from './faulty-source.ts';
import { sqlFaults } from './sql-faults.ts';

test('plants every fault of the list in a function that exists, for tests that exist', () => {
  for (const fault of sqlFaults) expect(faultySource(fault)).toContain(fault.replacement);
  const missing = sqlFaults.flatMap(({ tests }) => tests).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('rejects a fault whose text is not in its function', () => {
  const fault = { function: 'take-raise', text: 'no such text', replacement: '', tests: [] };
  expect(() => faultySource(fault)).toThrow('occurs 0 times');
});
