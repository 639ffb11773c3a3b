import { hash } from 'node:crypto';
import { answerLeafText, receiptHeader } from '@goldwren/game-engine/fairness';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { SignAnswer } from './answer-signer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body. Null before it is read, and in scopes without receipts. */
    receivedBytes?: Buffer | null;
  }
}

interface ReceiptDeps {
  readonly sign: SignAnswer;
  /** The id of the signed-in player. */
  readonly playerOf: (request: FastifyRequest) => string | null;
}

const firstRefusal = 400;
const noBytes = Buffer.alloc(0);

/** Parses JSON like the other calls, and stores the bytes, because a receipt signs them and not a new serialisation. */
function storeBytes(scope: FastifyInstance): void {
  scope.decorateRequest('receivedBytes', null);
  scope.removeAllContentTypeParsers();
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.receivedBytes = body;
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/**
 * Answers without a claim when the key fails. An unsigned answer would look like fraud to the browser, and an error would
 * be an answer too. An empty 503 is none: the browser repeats the same request, and receives the stored round.
 */
function withhold(reply: FastifyReply, error: unknown): void {
  reply.log.error({ err: error }, 'an answer could not be signed');
  reply.code(503).removeHeader('content-type');
  reply.header('retry-after', '1');
}

/**
 * Gives every answer of this scope a receipt, including refusals (docs/games/fairness-receipts.md). The body of a request
 * that is refused before it is read, for example without a session, is unknown and not part of the receipt.
 */
export function installReceipts(scope: FastifyInstance, { sign, playerOf }: ReceiptDeps): void {
  storeBytes(scope);
  scope.addHook('onSend', (request, reply, payload, done) => {
    const status = reply.statusCode;
    const body = (payload ?? '') as string | Buffer;
    const isUnread = !request.receivedBytes && status >= firstRefusal;
    const leaf = answerLeafText({
      method: request.method,
      path: request.url,
      requestHash: isUnread ? null : hash('sha256', request.receivedBytes ?? noBytes),
      status,
      bodyHash: hash('sha256', body),
      player: isUnread ? null : playerOf(request),
    });
    sign(sha256(leaf), (error, receipt) => {
      if (error) {
        withhold(reply, error);
        return done(null, '');
      }
      reply.header(receiptHeader, receipt + (isUnread ? ',"unread":true}' : '}'));
      done(null, payload);
    });
  });
}
