import { hash } from 'node:crypto';
import { answerLeafText, mayBeUnread, receiptHeader } from '@goldwren/game-engine/fairness';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { isAnsweredElsewhere } from '../cells/forward.ts';
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
  // Without a body, no parser runs. The request has then been read all the same.
  scope.addHook('preValidation', (request, _reply, done) => {
    request.receivedBytes ??= noBytes;
    done();
  });
}

/**
 * Answers without a claim. An unsigned answer would look like fraud to the browser, and an error would be an answer too. An
 * empty 503 is none: the browser repeats the same request, and receives the stored round.
 */
function withhold(reply: FastifyReply): void {
  reply.code(503).removeHeader('content-type');
  reply.header('retry-after', '1');
}

/** The leaf of an answer. Null if the answer must cover the request, but was sent before the request was read. */
function leafOf(request: FastifyRequest, status: number, body: string | Buffer, player: string | null) {
  const bytes = request.receivedBytes;
  if (!bytes && !mayBeUnread(status)) return null;
  return answerLeafText({
    method: request.method,
    path: request.url,
    requestHash: bytes ? hash('sha256', bytes) : null,
    status,
    bodyHash: hash('sha256', body),
    player: bytes ? player : null,
  });
}

/**
 * Gives every answer of this scope a receipt, including refusals (docs/games/fairness-receipts.md). The body of a request
 * that is rejected before it is read, for example without a session, is unknown and not part of the receipt.
 */
export function installReceipts(scope: FastifyInstance, { sign, playerOf }: ReceiptDeps): void {
  storeBytes(scope);
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (isAnsweredElsewhere(reply)) return done(null, payload);
    const leaf = leafOf(request, reply.statusCode, (payload ?? '') as string | Buffer, playerOf(request));
    if (leaf === null) {
      withhold(reply);
      return done(null, '');
    }
    sign(sha256(leaf), (error, receipt) => {
      try {
        if (error) {
          reply.log.error({ err: error }, 'an answer could not be signed');
          withhold(reply);
          return done(null, '');
        }
        reply.header(receiptHeader, receipt + (request.receivedBytes ? '}' : ',"unread":true}'));
        done(null, payload);
      } catch (fault) {
        // Fastify cannot send anything after an error here. A closed connection is no answer, so the browser repeats.
        reply.log.error({ err: fault }, 'an answer could not be sent');
        reply.raw.destroy();
      }
    });
  });
}
