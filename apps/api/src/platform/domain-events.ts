import type { Db } from './database.ts';

/**
 * A fact about the domain, such as `identity.verified`, that other modules act on in the transaction of its cause. The
 * module where it happens declares it in `<m>.events.ts`; modules above it handle it in `<m>.plugin.ts`.
 */
export class DomainEvent<Facts> {
  readonly name: string;
  /** For types only: two events with different facts are two types, and no object literal is an event. */
  declare protected readonly facts: Facts;

  constructor(name: `${string}.${string}`) {
    this.name = name;
  }
}

type Handle<Facts, Context> = (tx: Db, facts: Facts, context: Context) => Promise<void>;

/** An event with what one module does about it. */
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
 * Calls every handler of an event with the transaction of the caller, one after the other. An event without a handler is
 * allowed.
 * @throws What a handler throws, such as a Problem that refuses the cause.
 */
export type Emit = <Facts>(tx: Db, event: DomainEvent<Facts>, facts: NoInfer<Facts>) => Promise<void>;

/** Handlers run in the order of the list, in every process. `contextOf` is called when an event is emitted. */
export function createEmit<Context>(handlers: readonly EventHandler<Context>[], contextOf: () => Context): Emit {
  return async (tx, event, facts) => {
    for (const handler of handlers) {
      if (handler.event === event) await handler.handle(tx, facts, contextOf());
    }
  };
}
