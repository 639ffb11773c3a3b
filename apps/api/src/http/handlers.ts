import type { PlayerContract } from '@goldwren/contracts/player';
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
export type Handlers<Area extends keyof PlayerContract> = {
  readonly [K in keyof PlayerContract[Area]]: PlayerContract[Area][K] extends AppRoute
    ? Handler<PlayerContract[Area][K]>
    : never;
};

/** The handlers of the whole contract. */
export type AllHandlers = { readonly [Area in keyof PlayerContract]: Handlers<Area> };
