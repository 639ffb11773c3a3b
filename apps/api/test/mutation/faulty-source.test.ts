import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Fault, faultySource } from './faulty-source.ts';
import { sourceFaults } from './source-faults.ts';
import { sqlFaults } from './sql-faults.ts';

const faults: readonly Fault[] = [...sqlFaults, ...sourceFaults];

test('finds the file, the text and the tests of every fault in the lists', () => {
  for (const fault of faults) expect(faultySource(fault)).toContain(fault.replacement);
  const missing = faults.flatMap(({ tests }) => tests).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('rejects a fault whose text is not in its function', () => {
  const fault = { function: 'post-raise', text: 'no such text', replacement: '', tests: [] };
  expect(() => faultySource(fault)).toThrow('occurs 0 times');
});
