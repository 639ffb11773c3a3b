import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Fetch } from './caller.ts';

const bodiless = new Set([101, 204, 304]);

/** Encodes a form like a browser, which also sets its content type. */
async function payloadOf(body: RequestInit['body'] | undefined) {
  if (body === undefined || body === null) return { payload: {}, type: {} };
  if (!(body instanceof FormData)) return { payload: { payload: body as string }, type: {} };
  const written = new Response(body);
  const type = { 'content-type': written.headers.get('content-type') ?? '' };
  return { payload: { payload: Buffer.from(await written.arrayBuffer()) }, type };
}

/**
 * Returns a `fetch` that uses `app.inject`, which runs the whole HTTP application without a socket.
 * @param edge Headers that the edge in front of the application adds.
 */
export function injectedFetch(
  app: FastifyInstance,
  address: string,
  edge: Readonly<Record<string, string>> = {},
): Fetch {
  return async (url, init) => {
    const { payload, type } = await payloadOf(init.body);
    const answer = await app.inject({
      method: init.method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...edge, ...(init.headers as Record<string, string>), ...type },
      remoteAddress: address,
      ...payload,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}
