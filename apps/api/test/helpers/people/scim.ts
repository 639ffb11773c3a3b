import { expect } from 'vitest';
import type { Answer, SendOptions } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';

export const scimToken = '9d1c5e0b7a3f48261c9e5d0b7f3a4826';
export const users = '/api/scim/v2/Users';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Sends a call of the directory, with its token. */
export function sendScim(
  api: TestApi,
  method: string,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<Answer> {
  return api.caller().send(method, path, {
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...options,
    headers: {
      authorization: `Bearer ${scimToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      ...options.headers,
    },
  });
}

export function expectScimError({ status, body, headers }: Answer, expected: number, scimType?: string): void {
  expect(status).toBe(expected);
  expect(headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
  expect(body).toMatchObject({ schemas: [errorSchema], status: String(expected), detail: expect.any(String) });
  expect(body.scimType).toBe(scimType);
}
