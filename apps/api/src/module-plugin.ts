import type { PlayerContract } from '@goldwren/contracts/player';
import type { StaffContract } from '@goldwren/contracts/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Handlers } from './http/contract/handlers.ts';
import type { EventHandler } from './platform/domain-events.ts';

/** Handlers of some calls of a contract. */
export type SomeHandlers<Contract> = { readonly [Area in keyof Contract]?: Partial<Handlers<Contract, Area>> };

/**
 * What a module adds to the API and the worker. Its calls are registered as a Fastify plugin in the scope of their audience
 * (register-modules.ts), and its event handlers belong to every process (make-context.ts).
 */
export interface ModulePlugin {
  readonly name: string;
  /** Handlers of calls that players make. */
  readonly players?: (context: Context) => SomeHandlers<PlayerContract>;
  /** Handlers of calls that staff make. */
  readonly staff?: (context: Context) => SomeHandlers<StaffContract>;
  /** Routes in the players' scope that belong to no contract. */
  readonly otherRoutes?: (scope: FastifyInstance, context: Context) => Promise<void>;
  /** What the module does when something happens in a module below it, in the same transaction. */
  readonly events?: readonly EventHandler<Context>[];
}
