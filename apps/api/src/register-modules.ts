import type { PlayerContract } from '@goldwren/contracts/player';
import type { StaffContract } from '@goldwren/contracts/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { BindCalls } from './http/contract/bind-contract.ts';
import type { ModulePlugin } from './module-plugin.ts';

/** `wallet.get`, `wallet.activity` and so on. */
type CallsOf<Areas> = { [Area in keyof Areas & string]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas & string];

type HandledBy<Module, Audience extends 'players' | 'staff'> =
  Module extends Record<Audience, (context: never) => infer Areas> ? CallsOf<Areas> : never;

type Difference<Declared, Handled> = Exclude<Declared, Handled> | Exclude<Handled, Declared>;

/** Modules that together handle every call of both contracts, and nothing else. Otherwise the compiler names the calls. */
export type CompleteModules<Modules extends readonly ModulePlugin[]> = [
  | Difference<CallsOf<PlayerContract>, HandledBy<Modules[number], 'players'>>
  | Difference<CallsOf<StaffContract>, HandledBy<Modules[number], 'staff'>>,
] extends [infer Wrong]
  ? [Wrong] extends [never]
    ? Modules
    : { readonly callsWithoutHandlerOrContract: Wrong }
  : never;

/** The list as it is. A call of a contract that no module handles does not compile. */
export function listModules<const Modules extends readonly ModulePlugin[]>(
  modules: Modules & CompleteModules<Modules>,
): readonly ModulePlugin[] {
  return modules;
}

/** Registers each module's calls of an audience as a Fastify plugin in the scope of that audience. */
export async function registerModules(
  scope: FastifyInstance,
  modules: readonly ModulePlugin[],
  audience: 'players' | 'staff',
  context: Context,
  bindCalls: BindCalls,
): Promise<void> {
  for (const module of modules) {
    await scope.register(async (own) => {
      bindCalls(own, module[audience]?.(context) ?? {});
      if (audience === 'players') await module.otherRoutes?.(own, context);
    });
  }
}
