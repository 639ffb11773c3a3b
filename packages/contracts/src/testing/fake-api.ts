import type { ApiClient, AudienceContract, Endpoints } from '../client.ts';
import type { ProblemBody } from '../shared/problem.ts';

type Success<Call> = Call extends (input: never) => Promise<infer R> ? R : never;

/** The input of a call as it was sent. */
export interface FakeRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

/** The response of a call: a body, a function of the request, an error, no response, or a broken connection. */
type FakeResponse<T> = T | ((request: FakeRequest) => T | ErrorResponse) | ErrorResponse | 'pending' | 'offline';
type ResponsesOf<Client> = {
  [A in keyof Client]?: {
    [K in keyof Client[A]]?: FakeResponse<Success<Client[A][K]>> | FakeResponse<Success<Client[A][K]>>[];
  };
};
export type FakeResponses<C extends AudienceContract> = ResponsesOf<ApiClient<C>>;

class ErrorResponse {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** Creates an error response with the standard error body. */
export function errorResponse(status: number, body: Partial<ProblemBody> = {}): ErrorResponse {
  const envelope = { error: 'Something broke on our side.', code: 'internal_error', request_id: 'req-test-1', ...body };
  return new ErrorResponse(status, envelope);
}

/** Creates an error response without the standard error body, such as one from a proxy. */
export function malformedResponse(status: number): ErrorResponse {
  return new ErrorResponse(status, null);
}

export interface SentRequest {
  call: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

function createPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}

function readParams(path: string, pathname: string): Record<string, string> {
  const values = pathname.split('/');
  const names = path.split('/').map((part, at) => [part, values[at] ?? ''] as const);
  return Object.fromEntries(
    names.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  );
}

function findCall(endpoints: Endpoints, method: string, pathname: string): [string, string, string] | null {
  for (const [area, calls] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      if (endpoint.method === method && createPathPattern(endpoint.path).test(pathname))
        return [area, name, endpoint.path];
    }
  }
  return null;
}

/** `type` is the content type of a response of bytes. */
function respond(answer: unknown, type = ''): Promise<Response> {
  if (answer === 'pending') return new Promise(() => undefined);
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer instanceof ErrorResponse) {
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  }
  if (answer instanceof Uint8Array) {
    return Promise.resolve(new Response(new Uint8Array(answer), { headers: { 'content-type': type } }));
  }
  if (answer === undefined) return Promise.resolve(new Response(null, { status: 204 }));
  return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
}

/** Responds to one call as the server would. */
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` with typed responses for the endpoints of an audience. A list of answers is used in order, and its
 * last answer repeats. A call without an answer stays pending. `sent` records every call.
 */
export function fakeFetch<C extends AudienceContract>(
  endpoints: Endpoints,
  answers: FakeResponses<C>,
): { fetch: Fetch; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const turns = new Map<string, number>();
  const fetch: Fetch = (input, init = {}) => {
    const url = new URL(input, 'http://localhost');
    const found = findCall(endpoints, init.method ?? 'GET', url.pathname);
    if (!found) throw new Error(`The contract has no ${init.method} ${url.pathname}`);
    const [area, name, path] = found;
    const call = `${area}.${name}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, url, headers: new Headers(init.headers), body });
    const group = (answers as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[area];
    if (!group || !(name in group)) return respond('pending');
    const given = group[name];
    const turn = turns.get(call) ?? 0;
    turns.set(call, turn + 1);
    const answer: unknown = Array.isArray(given) ? given[Math.min(turn, given.length - 1)] : given;
    const type = endpoints[area]?.[name]?.answers;
    if (typeof answer !== 'function') return respond(answer, type);
    const request: FakeRequest = { params: readParams(path, url.pathname), query: url.searchParams, body };
    return respond((answer as (request: FakeRequest) => unknown)(request), type);
  };
  return { fetch, sent };
}
