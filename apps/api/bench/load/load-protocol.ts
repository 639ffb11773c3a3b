import { closedLoop, type LoadResult } from './closed-loop.ts';

/** Parent to load process: first what to load with, then windows. */
export type Order<Setup> = { readonly setup: Setup } | { readonly seconds: number };
/** Load process to parent. */
export type Report = { readonly ready: true } | { readonly result: LoadResult } | { readonly failed: string };

export interface Load {
  readonly callers: number;
  readonly call: (caller: number) => Promise<void>;
}

/** The body of a load process: sets up once, then runs a window for every order, keeping its state in between. */
export function serveLoad<Setup>(prepare: (setup: Setup) => Promise<Load>): void {
  let load: Load | undefined;
  const obey = async (order: Order<Setup>): Promise<Report> => {
    if ('setup' in order) {
      load = await prepare(order.setup);
      return { ready: true };
    }
    if (load === undefined) throw new Error('a window was ordered before the set-up');
    return { result: await closedLoop(load.callers, order.seconds, load.call) };
  };
  process.on('message', (order) => {
    obey(order as Order<Setup>)
      .catch((error: unknown): Report => ({ failed: error instanceof Error ? String(error.stack) : String(error) }))
      .then((report) => process.send?.(report));
  });
}
