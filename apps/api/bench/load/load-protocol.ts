import { closedLoop, type LoadResult } from './closed-loop.ts';

/** Messages from the parent to the load process: first the set-up, then windows. */
export type Order<Setup> = { readonly setup: Setup } | { readonly seconds: number };
/** Messages from the load process to the parent. */
export type Report = { readonly ready: true } | { readonly result: LoadResult } | { readonly failed: string };

export interface Load {
  readonly callers: number;
  readonly call: (caller: number) => Promise<void>;
}

/** Runs a load process: it sets up once, and then runs one window for each order with the same state. */
export function serveLoad<Setup>(prepare: (setup: Setup) => Promise<Load>): void {
  let load: Load | undefined;
  const execute = async (order: Order<Setup>): Promise<Report> => {
    if ('setup' in order) {
      load = await prepare(order.setup);
      return { ready: true };
    }
    if (load === undefined) throw new Error('a window was ordered before the set-up');
    return { result: await closedLoop(load.callers, order.seconds, load.call) };
  };
  process.on('message', (order) => {
    execute(order as Order<Setup>)
      .catch((error: unknown): Report => ({ failed: error instanceof Error ? String(error.stack) : String(error) }))
      .then((report) => process.send?.(report));
  });
}
