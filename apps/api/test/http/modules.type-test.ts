/** Compile-time checks of the list of modules. `tsc` runs them; no code here is executed. */
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

/** The error lists each missing call, for players and for staff. */
export const namesOfPlayers: Missing = 'store.packages';
export const namesOfStaff: Missing = 'orders.list';
// @ts-expect-error this call has a handler
export const handled: Missing = 'wallet.get';
// @ts-expect-error this staff call has a handler
export const handledForStaff: Missing = 'freeEntries.list';

export const wrongAnswer = {
  name: 'wallet',
  // @ts-expect-error amounts are strings
  players: () => ({ wallet: { get: async () => ({ status: 200 as const, body: { gold_balance: 0 } }) } }),
} satisfies ModulePlugin;
