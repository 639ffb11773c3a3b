import type { AppRoute, AppRouter, ClientInferRequest, ClientInferResponses, ContractNoBodyType } from '@ts-rest/core';
import type { ProblemBody } from './shared/problem.ts';

type Present<T> = { [K in keyof T as [T[K]] extends [never] ? never : undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as [T[K]] extends [never] ? never : undefined extends T[K] ? K : never]?: T[K];
};
type WithoutNoBody<R, T> = R extends { body: ContractNoBodyType } ? Omit<T, 'body'> : T;
type RequestParts<R extends AppRoute> = WithoutNoBody<
  R,
  Present<Pick<ClientInferRequest<R>, Extract<keyof ClientInferRequest<R>, 'params' | 'query' | 'body'>>>
>;

/** Options that every call accepts. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`. Used for calls that move money. */
  idempotencyKey?: string | undefined;
}

/** Input of a call: path parameters, query and body as in the contract. */
export type CallInput<R extends AppRoute> = RequestParts<R> & CallOptions;

type SuccessStatus = 200 | 201 | 202 | 204;
type SuccessOf<T> = T extends { status: SuccessStatus; body: infer B } ? B : never;
/** Body of a successful response. Every other status is thrown as `ApiProblem`. */
export type CallResult<R extends AppRoute> = SuccessOf<ClientInferResponses<R, SuccessStatus, 'force'>>;

export type Call<R extends AppRoute> =
  Record<never, never> extends CallInput<R>
    ? (input?: CallInput<R>) => Promise<CallResult<R>>
    : (input: CallInput<R>) => Promise<CallResult<R>>;

/** The contract of one audience: routes by area. */
export type AudienceContract = Readonly<Record<string, AppRouter>>;

/** One function per call of an audience, grouped like its contract. */
export type ApiClient<C extends AudienceContract> = {
  readonly [A in keyof C]: {
    readonly [K in keyof C[A]]: C[A][K] extends AppRoute ? Call<C[A][K]> : never;
  };
};

/** Codes with the status of a server error that reject a request on purpose. A repeated request would be rejected again. */
const rejections: ReadonlySet<string> = new Set(['game_off', 'maintenance'] satisfies ProblemBody['code'][]);

/** An error response. `message` is the sentence of the server for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemBody['code'] | 'unreadable_answer';
  /** Facts that distinguish the cases of one code. */
  readonly params: Readonly<NonNullable<ProblemBody['params']>>;
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ProblemBody>, retryAfter: string | null) {
    super(body.error ?? `The server answered ${status}.`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = body.code ?? 'unreadable_answer';
    this.params = body.params ?? {};
    this.fieldErrors = body.field_errors ?? {};
    this.requestId = body.request_id ?? null;
    this.retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }

  /** True when the server failed, so it is unknown whether the request had an effect. */
  get isServerFault(): boolean {
    return this.status >= 500 && !rejections.has(this.code);
  }
}

/** The server could not be reached, or the connection broke before a response. The effect of the call is unknown. */
export class NetworkProblem extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkProblem';
  }
}

/** Returns the problem code of a thrown error, `network` for a network problem, or `unknown` for any other error. */
export function getProblemCode(error: unknown): string {
  if (error instanceof ApiProblem) return error.code;
  return error instanceof NetworkProblem ? 'network' : 'unknown';
}

/** Returns the first message of each field that the server rejected. */
export function firstFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([field, messages]) => (messages[0] ? [[field, messages[0]]] : [])),
  );
}

interface AnyInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}
/** Method and path: the only parts of a route that a client needs at run time. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** Content type of a response that is bytes instead of JSON. */
  readonly answers?: string;
  /** A POST that changes nothing. Its filters can be personal data, which must not be in a URL. */
  readonly reads?: true;
}
export type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

function buildUrl(baseUrl: string, path: string, input: AnyInput): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const text = query.toString();
  return `${baseUrl}${filled}${text ? `?${text}` : ''}`;
}

function buildRequest(endpoint: Endpoint, input: AnyInput, language: string | undefined): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const form = buildForm(input.body);
  if (language !== undefined) headers['accept-language'] = language;
  if (input.body !== undefined && !form) headers['content-type'] = 'application/json';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers,
    ...(input.body === undefined ? {} : { body: form ?? JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  };
}

/** Converts a body with a file to a form. Returns null for any other body. The browser sets the content type of a form. */
function buildForm(body: unknown): FormData | null {
  if (body instanceof FormData) return body;
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of fields) if (value !== undefined) form.append(name, value);
  return form;
}

async function send(
  { baseUrl = '', fetch: fetchFn = globalFetch, language }: ClientOptions,
  endpoint: Endpoint,
  input: AnyInput,
): Promise<unknown> {
  const response = await fetchFn(
    buildUrl(baseUrl, endpoint.path, input),
    buildRequest(endpoint, input, language),
  ).catch((cause: unknown) => {
    if (input.signal?.aborted) throw cause;
    throw new NetworkProblem(cause);
  });
  if (response.status === 204) return undefined;
  if (response.ok && endpoint.answers === response.headers.get('content-type')) {
    return new Uint8Array(await response.arrayBuffer());
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<ProblemBody>;
  throw new ApiProblem(response.status, problem, response.headers.get('retry-after'));
}

/** Reads `globalThis.fetch` at each call, so that a test can replace it. */
const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);

export interface ClientOptions {
  baseUrl?: string | undefined;
  /** Sent as `Accept-Language`. The language of sentences in responses, unless the profile has another language. */
  language?: string | undefined;
  fetch?: Fetch | undefined;
}

/**
 * Creates a typed client for the calls of one audience. It works in browsers and wherever `fetch` exists.
 * A call rejects with `ApiProblem` for an error response, and with `NetworkProblem` without a response.
 */
export function createApiClient<C extends AudienceContract>(
  endpoints: Endpoints & { readonly [A in keyof C]: object },
  options: ClientOptions = {},
): ApiClient<C> {
  const areas = Object.entries(endpoints as Endpoints).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(calls).map(([name, endpoint]) => [name, (input: AnyInput = {}) => send(options, endpoint, input)]),
    ),
  ]);
  return Object.fromEntries(areas) as ApiClient<C>;
}
