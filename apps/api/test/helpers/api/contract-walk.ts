import type { Access } from '@goldwren/contracts/access';
import type { StaffPermission } from '@goldwren/rules';
import type { AppRoute } from '@ts-rest/core';

export type WalkedRoute = AppRoute & { readonly metadata: Access & { readonly permission?: StaffPermission } };

/** Returns every call of a contract. Calls that end the session come last, so that a test stays signed in. */
export function routesOf(contract: object): WalkedRoute[] {
  const routes = Object.values(contract).flatMap((area) => Object.values<WalkedRoute>(area));
  const ends = ({ metadata }: WalkedRoute) => Number(metadata.cookie === 'expired');
  return routes.sort((a, b) => ends(a) - ends(b));
}

export function named(route: AppRoute): string {
  return `${route.method} ${route.path}`;
}

/** Returns the path with unknown ids. */
export function anyPathOf(route: AppRoute): string {
  return route.path.replace(/:[A-Za-z]+/g, '00000000-0000-7000-8000-000000000000');
}
