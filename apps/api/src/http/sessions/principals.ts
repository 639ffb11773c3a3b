/**
 * The kinds of signed-in callers, keyed by the access that routes require. Modules declare their own:
 *
 *     declare module '../../http/sessions/principals.ts' { interface Principals { player: Person } }
 *
 * A handler receives the principal that its route requires, under the same name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: http knows no module, so modules fill it in.
export interface Principals {}

/** Replaces the principal in a handler's input where the audience adds data to it. Modules extend it like `Principals`. */
// biome-ignore lint/suspicious/noEmptyInterface: http knows no module, so modules fill it in.
export interface Callers {}

/** A name of `Principals`. */
export type PrincipalName = keyof Principals & string;
export type Principal = Principals[PrincipalName];
