import type { Contract } from '@goldwren/contracts';
import type { AppRoute, ServerInferRequest, ServerInferResponses } from '@ts-rest/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInPlayer } from './signed-in-player.ts';

type DeclaredStatus = 200 | 201 | 202 | 204;

interface HandlerContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Caller<R> = R extends { metadata: { access: 'player' } } ? { readonly player: SignedInPlayer } : unknown;

/** Success answers are returned, problems are thrown. An undeclared status or a wrong body does not compile. */
export type Handler<R extends AppRoute> = (
  input: ServerInferRequest<R> & Caller<R> & HandlerContext,
) => Promise<ServerInferResponses<R, DeclaredStatus & keyof R['responses'], 'force'>>;

/** One handler per call of an area; a missing one does not compile. */
export type Handlers<Area extends keyof Contract> = {
  readonly [K in keyof Contract[Area]]: Contract[Area][K] extends AppRoute ? Handler<Contract[Area][K]> : never;
};

/** The handlers of the whole contract. */
export type AllHandlers = { readonly [Area in keyof Contract]: Handlers<Area> };
