/** Compile-time guarantees of the list of modules; `tsc` is the test. Nothing here runs. */
import type { ModulePlugin } from '../../src/module-plugin.ts';
import type { freeEntryPlugin } from '../../src/modules/free-entry/public.ts';
import { walletPlugin } from '../../src/modules/wallet/public.ts';
import { type CompleteModules, listModules } from '../../src/register-modules.ts';

// @ts-expect-error almost every call of both contracts has no handler
export const incomplete = listModules([walletPlugin]);

type Missing =
  CompleteModules<readonly [typeof walletPlugin, typeof freeEntryPlugin]> extends {
    readonly callsWithoutHandlerOrContract: infer Calls;
  }
    ? Calls
    : never;

/** The message names each call that is missing, of players and of staff. */
export const namesOfPlayers: Missing = 'store.packages';
export const namesOfStaff: Missing = 'orders.list';
// @ts-expect-error this call has its handler
export const handled: Missing = 'wallet.get';
// @ts-expect-error so has this one of staff
export const handledForStaff: Missing = 'freeEntries.list';

export const wrongAnswer = {
  name: 'wallet',
  // @ts-expect-error amounts are strings
  players: () => ({ wallet: { get: async () => ({ status: 200 as const, body: { gold_balance: 0 } }) } }),
} satisfies ModulePlugin;
