/**
 * Who can be signed in, by the access that routes ask for. Each module that knows such people adds its own:
 *
 *     declare module '../../http/sessions/principals.ts' { interface Principals { player: Person } }
 *
 * A handler gets the one its route asks for, under the same name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: http knows no module, so modules fill it in.
export interface Principals {}

/** What a handler gets in place of the principal, where its audience adds something for one call. Filled in like `Principals`. */
// biome-ignore lint/suspicious/noEmptyInterface: http knows no module, so modules fill it in.
export interface Callers {}

/** A name of `Principals`. */
export type PrincipalName = keyof Principals & string;
export type Principal = Principals[PrincipalName];
