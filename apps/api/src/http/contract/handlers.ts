import type { AppRoute, ServerInferRequest, ServerInferResponses } from '@ts-rest/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers, PrincipalName, Principals } from '../sessions/principals.ts';

type DeclaredStatus = 200 | 201 | 202 | 204;

interface HandlerContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AccessOf<R> = R extends { metadata: { access: infer Name } } ? Name : never;
/** The caller, keyed by the name of the route's access. Empty for a public route. */
type Caller<R> =
  AccessOf<R> extends infer Name extends PrincipalName
    ? { readonly [K in Name]: K extends keyof Callers ? Callers[K] : Principals[K] }
    : unknown;

/** A handler returns success answers and throws problems. An undeclared status or a wrong body does not compile. */
export type Handler<R extends AppRoute> = (
  input: ServerInferRequest<R> & Caller<R> & HandlerContext,
) => Promise<ServerInferResponses<R, DeclaredStatus & keyof R['responses'], 'force'>>;

/** One handler for each call of a contract area. A missing handler does not compile. */
export type Handlers<Contract, Area extends keyof Contract> = {
  readonly [K in keyof Contract[Area]]: Contract[Area][K] extends AppRoute ? Handler<Contract[Area][K]> : never;
};
