import { describe, expect, test, vi } from 'vitest';
import { lostConnection } from '../../../test/helpers/database/lost-connection.ts';
import { Problem } from '../problem.ts';
import { isUnavailable } from './postgres-error.ts';
import { withRetry } from './retry-query.ts';

function failing(times: number, error: unknown) {
  const calls = { made: 0 };
  const call = async (): Promise<string> => {
    calls.made += 1;
    if (calls.made <= times) throw error;
    return 'done';
  };
  return { calls, call };
}

function failure(code: string, fields: object = {}): Error {
  return Object.assign(new Error('database'), { code, ...fields });
}

/** Creates an error of a database connection. */
function pgError(code: string, fields: object = {}): Error {
  return Object.assign(lostConnection(code), fields);
}

const network = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'];

describe('withRetry repeats a call', () => {
  const codes = ['40001', '40P01', '25006', '25P03', '57P01', '57P02', '57P03', '57P05', '08006', '08P01'];
  test.each([...codes, ...network])('after %s', async (code) => {
    const { calls, call } = failing(2, pgError(code));
    expect(await withRetry(call)).toBe('done');
    expect(calls.made).toBe(3);
  });

  test('after a lost connection that node-postgres reports without a code, and when Drizzle wraps the cause', async () => {
    expect(await withRetry(failing(1, new Error('Connection terminated unexpectedly')).call)).toBe('done');
    expect(await withRetry(failing(1, new Error('Failed query', { cause: pgError('40P01') })).call)).toBe('done');
  });

  test('after a violation of a unique constraint in the list of anchors, and of no other', async () => {
    const taken = pgError('23505', { constraint: 'round_nonce' });
    expect(await withRetry(failing(1, taken).call, ['round_nonce'])).toBe('done');
    await expect(withRetry(failing(1, taken).call, ['other'])).rejects.toBe(taken);
  });

  test('only within four seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const error = pgError('ETIMEDOUT');
    const calls = { made: 0 };
    const slow = withRetry(async () => {
      calls.made += 1;
      vi.advanceTimersByTime(2_500);
      throw error;
    });
    await expect(slow).rejects.toBe(error);
    vi.useRealTimers();
    expect(calls.made).toBe(2);
  });

  test('at most six times', async () => {
    const error = pgError('40001');
    const { calls, call } = failing(99, error);
    await expect(withRetry(call)).rejects.toBe(error);
    expect(calls.made).toBe(6);
  });
});

describe('withRetry does not repeat a call', () => {
  test.each(['23514', '42501', '22021', '57014', '53300'])('after %s', async (code) => {
    const error = pgError(code);
    const { calls, call } = failing(1, error);
    await expect(withRetry(call)).rejects.toBe(error);
    expect(calls.made).toBe(1);
  });

  test.each(network)('after %s of a file store or a mail server', async (code) => {
    const error = failure(code);
    const { calls, call } = failing(1, error);
    await expect(withRetry(call)).rejects.toBe(error);
    expect(calls.made).toBe(1);
    expect(isUnavailable(error)).toBe(false);
  });

  test('after a refusal of an SQL function, which it throws as a Problem', async () => {
    const { calls, call } = failing(1, Object.assign(new Error('insufficient_gold'), { code: 'GW000' }));
    const problem = await withRetry(call).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ code: 'insufficient_gold', status: 400 });
    expect(calls.made).toBe(1);
  });
});
