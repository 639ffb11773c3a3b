import { describe, expect, test } from 'vitest';
import { isConnectionLost, isOutOfReach, isRetryable } from './postgres-error.ts';

function failure(facts: { code: string; constraint?: string; where?: string }): Error {
  return Object.assign(new Error('failed'), facts);
}

describe('an error of a database that is not the home of its cell', () => {
  const fenced = failure({ code: '23514', constraint: 'cell_moved' });
  // Citus ran the statement on the node that holds the cell now, where a function was not found.
  const passedOn = failure({
    code: '42883',
    where: 'SQL function "check_funds" during inlining\nwhile executing command on 127.0.0.1:25501',
  });

  test.each([
    ['of the fence', fenced],
    ['of another node of Citus', passedOn],
  ])('%s makes the database unavailable, and is not retried there', (_name, error) => {
    expect(isOutOfReach(error)).toBe(true);
    expect(isRetryable(error)).toBe(false);
    expect(isConnectionLost(error)).toBe(false);
  });

  test('is not any other missing function', () => {
    expect(isOutOfReach(failure({ code: '42883', where: 'SQL function "check_funds" during inlining' }))).toBe(false);
  });
});
