import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@goldwren/contracts/player';
import { Problem } from '../../platform/problem.ts';

interface ParserError extends Error {
  readonly code?: string;
}

/** Status and problem code for errors of Node's HTTP parser. Every other error is a 400. */
const refusals: Readonly<Record<string, { status: number; code: ProblemCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
};

/**
 * Answers malformed HTTP. Fastify has neither a request nor a reply yet, so the answer is written directly to the socket.
 * It has the headers and the problem format of every other answer. The connection then closes.
 */
export function answerMalformedRequests(headers: Readonly<Record<string, string>>) {
  return (error: ParserError, socket: Socket): void => {
    // The client has disconnected, or an answer is already being sent.
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
    // With `end` alone, a client that ignores it could keep sending bytes on its half of the connection.
    socket.destroySoon();
  };
}
