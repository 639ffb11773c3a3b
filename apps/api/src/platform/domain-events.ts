import type { Db } from './database.ts';

/**
 * A domain event, such as `identity.verified`. Other modules handle it in the transaction that emits it. The emitting module
 * declares it in `<m>.events.ts`, and higher modules handle it in `<m>.plugin.ts`.
 */
export class DomainEvent<Facts> {
  readonly name: string;
  /** For the type checker only. It makes events with different facts different types, and rejects object literals. */
  declare protected readonly facts: Facts;

  constructor(name: `${string}.${string}`) {
    this.name = name;
  }
}

type Handle<Facts, Context> = (tx: Db, facts: Facts, context: Context) => Promise<void>;

/** An event and one module's handler for it. */
export interface EventHandler<Context> {
  readonly event: DomainEvent<unknown>;
  readonly handle: Handle<unknown, Context>;
}

/** Pairs an event with its handler. A handler that throws rolls back the transaction that emitted the event. */
export function on<Facts, Context>(
  event: DomainEvent<Facts>,
  handle: Handle<NoInfer<Facts>, Context>,
): EventHandler<Context> {
  return { event, handle: handle as Handle<unknown, Context> };
}

/**
 * Calls every handler of an event in the caller's transaction, one after the other. An event may have no handler.
 * @throws Any error of a handler, such as a Problem that rejects the operation.
 */
export type Emit = <Facts>(tx: Db, event: DomainEvent<Facts>, facts: NoInfer<Facts>) => Promise<void>;

/** Creates `emit`. Handlers run in the order of the list. `contextOf` is called for each handler. */
export function createEmit<Context>(handlers: readonly EventHandler<Context>[], contextOf: () => Context): Emit {
  return async (tx, event, facts) => {
    for (const handler of handlers) {
      if (handler.event === event) await handler.handle(tx, facts, contextOf());
    }
  };
}
