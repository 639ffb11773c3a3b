import type { PlayerContract } from '@goldwren/contracts/player';
import type { StaffContract } from '@goldwren/contracts/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Handlers } from './http/contract/handlers.ts';
import type { EventHandler } from './platform/domain-events.ts';

/** Handlers for some calls of a contract. */
export type SomeHandlers<Contract> = { readonly [Area in keyof Contract]?: Partial<Handlers<Contract, Area>> };

/**
 * What a module adds to the API and the worker. Its calls are registered as a Fastify plugin in the scope of their audience
 * (register-modules.ts). Its event handlers run in every process (make-context.ts).
 */
export interface ModulePlugin {
  readonly name: string;
  /** Handlers for players' calls. */
  readonly players?: (context: Context) => SomeHandlers<PlayerContract>;
  /** Handlers for staff calls. */
  readonly staff?: (context: Context) => SomeHandlers<StaffContract>;
  /** Routes in the players' scope that are not part of a contract. */
  readonly otherRoutes?: (scope: FastifyInstance, context: Context) => Promise<void>;
  /** Handlers for domain events of lower modules. They run in the same transaction as the event. */
  readonly events?: readonly EventHandler<Context>[];
}
