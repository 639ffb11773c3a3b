import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@goldwren/contracts/player';
import { Problem } from '../../platform/problem.ts';

interface ParserError extends Error {
  readonly code?: string;
}

/** What Node's parser refuses, as status and problem; everything else is a 400. */
const refusals: Readonly<Record<string, { status: number; code: ProblemCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
};

/**
 * Answers what is not HTTP as it should be. There is no request yet and Fastify has no reply, so the answer is written
 * to the socket: with the headers and the envelope of every other answer, and then the connection ends.
 */
export function refuseUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: ParserError, socket: Socket): void => {
    // The client has gone, or an answer of ours is under way already.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const { status, code } = refusals[error.code ?? ''] ?? { status: 400, code: 'malformed_request' as const };
    const requestId = randomUUID();
    const body = JSON.stringify({ error: new Problem(code).message, code, request_id: requestId });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${requestId}`,
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    // An end alone leaves a client that does not listen for it its half of the connection, to drip on as long as it likes.
    socket.destroySoon();
  };
}
