import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, smallIdInPath } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { packageForm, packageOrderForm, packageSwitchForm } from './switch-forms.ts';

const c = initContract();

const packageId = z.object({ id: smallIdInPath.describe('The package.') });

const version = z
  .object({
    version: z.int().describe('1, 2, 3, …'),
    name: z.string(),
    price_usd: amount,
    gold_amount: amount,
    sweeps_bonus: amount,
    position: z.int().describe('Its place in the grid.'),
    enabled: z.boolean(),
    at: instant,
    by: z.string().nullable().describe('Null: a release.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PackageVersion' });
export type StaffPackageVersion = z.infer<typeof version>;

const coinPackage = version
  .extend({
    id: z.int(),
    first_purchase: z
      .boolean()
      .describe('The special: its price and contents are printed on the home page, and stand.'),
    sold_30_days: z.int().describe('Orders of it that were paid in the last 30 days.'),
  })
  .meta({ id: 'StaffPackage' });
export type StaffPackage = z.infer<typeof coinPackage>;

export const packagesContract = c.router({
  list: {
    ...endpoints.packages.list,
    ...forStaff('packages.edit'),
    summary: 'Every package, on offer or not',
    description: 'The special first, then in the order of the grid.',
    responses: { 200: z.object({ results: z.array(coinPackage) }), ...problems(401) },
  },
  versions: {
    ...endpoints.packages.versions,
    ...forStaff('packages.edit'),
    summary: 'Every version of a package, newest first',
    description: 'Append-only. An order keeps what was sold to it, whatever becomes of the package.',
    pathParams: packageId,
    responses: { 200: z.object({ results: z.array(version) }), ...problems(401, 404) },
  },
  edit: {
    ...endpoints.packages.edit,
    ...forStaff('packages.edit', { fresh: true }),
    summary: 'Offer a package on other terms',
    description:
      'A new dated version. No more Sweeps Coins than dollars; the price within its bounds; the special stands, and a regular package keeps its price. `conflict` when somebody else has changed it since.',
    pathParams: packageId,
    body: packageForm,
    responses: { 200: coinPackage, ...problems(401, 404, 409) },
  },
  switch: {
    ...endpoints.packages.switch,
    ...forStaff('packages.edit', { fresh: true }),
    summary: 'Offer a package or take it off',
    description: 'Orders that were begun can still be paid.',
    pathParams: packageId,
    body: packageSwitchForm,
    responses: { 200: coinPackage, ...problems(401, 404, 409) },
  },
  arrange: {
    ...endpoints.packages.arrange,
    ...forStaff('packages.edit', { fresh: true }),
    summary: 'Order the grid',
    description: 'All regular packages, each once, in their new order.',
    body: packageOrderForm,
    responses: { 200: z.object({ results: z.array(coinPackage) }), ...problems(401) },
  },
});
