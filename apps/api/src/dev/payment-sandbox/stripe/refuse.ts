import type { FastifyReply } from 'fastify';

/** Answers with an error in Stripe's form. */
export function refuse(reply: FastifyReply, status: number, message: string, code?: string): FastifyReply {
  return reply.code(status).send({ error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } });
}
