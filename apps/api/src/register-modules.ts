import type { PlayerContract } from '@goldwren/contracts/player';
import type { StaffContract } from '@goldwren/contracts/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { BindCalls } from './http/contract/bind-contract.ts';
import { registerScope } from './http/named-scope.ts';
import type { ModulePlugin } from './module-plugin.ts';

/** `wallet.get`, `wallet.activity` and so on. */
type CallsOf<Areas> = { [Area in keyof Areas & string]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas & string];

type HandledBy<Module, Audience extends 'players' | 'staff'> =
  Module extends Record<Audience, (context: never) => infer Areas> ? CallsOf<Areas> : never;

type Difference<Declared, Handled> = Exclude<Declared, Handled> | Exclude<Handled, Declared>;

/** Requires that the modules together handle exactly the calls of both contracts. Otherwise the compiler error lists them. */
export type CompleteModules<Modules extends readonly ModulePlugin[]> = [
  | Difference<CallsOf<PlayerContract>, HandledBy<Modules[number], 'players'>>
  | Difference<CallsOf<StaffContract>, HandledBy<Modules[number], 'staff'>>,
] extends [infer Wrong]
  ? [Wrong] extends [never]
    ? Modules
    : { readonly callsWithoutHandlerOrContract: Wrong }
  : never;

/** Returns the list unchanged. It does not compile when no module handles a call of a contract. */
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
    await registerScope(scope, `${module.name} (${audience})`, async (own) => {
      bindCalls(own, module[audience]?.(context) ?? {});
      if (audience === 'players') await module.otherRoutes?.(own, context);
    });
  }
}
