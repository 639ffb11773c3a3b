import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, smallIdInPath } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { packageForm, packageOrderForm, packageSwitchForm } from '../switch-forms.ts';

const c = initContract();

const packageId = z.object({ id: smallIdInPath.describe('ID of the package.') });

const version = z
  .object({
    version: z.int().describe('Version number: 1, 2, 3, …'),
    name: z.string(),
    price_usd: amount,
    gold_amount: amount,
    sweeps_bonus: amount,
    position: z.int().describe('Position in the list.'),
    enabled: z.boolean(),
    at: instant,
    by: z.string().nullable().describe('Staff member. Null for a release.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PackageVersion' });
export type StaffPackageVersion = z.infer<typeof version>;

const coinPackage = version
  .extend({
    id: z.int(),
    first_purchase: z
      .boolean()
      .describe(
        'Whether this is the first-purchase special. Its price and contents are fixed, because the home page shows them.',
      ),
    sold_30_days: z.int().describe('Number of paid orders in the last 30 days.'),
  })
  .meta({ id: 'StaffPackage' });
export type StaffPackage = z.infer<typeof coinPackage>;

export const packagesContract = c.router({
  list: {
    ...endpoints.packages.list,
    ...forStaff('packages.edit'),
    summary: 'List coin packages',
    description: 'Returns all packages, including those not for sale: the special first, then in display order.',
    responses: { 200: z.object({ results: z.array(coinPackage) }), ...problems(401) },
  },
  versions: {
    ...endpoints.packages.versions,
    ...forStaff('packages.edit'),
    summary: 'List versions of a package',
    description:
      'Returns every version, newest first. The list is append-only. An order keeps the terms that were sold, whatever happens to the package.',
    pathParams: packageId,
    responses: { 200: z.object({ results: z.array(version) }), ...problems(401, 404) },
  },
  edit: {
    ...endpoints.packages.edit,
    ...forStaff('packages.edit', { fresh: true }),
    summary: 'Update a package',
    description:
      'Creates a new dated version. The Sweeps Coins must not exceed the price in dollars, and the price must be within its bounds. The special cannot be changed, and a regular package keeps its price. Returns `conflict` if another staff member has changed the package since.',
    pathParams: packageId,
    body: packageForm,
    responses: { 200: coinPackage, ...problems(401, 404, 409) },
  },
  switch: {
    ...endpoints.packages.switch,
    ...forStaff('packages.edit', { fresh: true }),
    summary: 'Switch a package on or off',
    description: 'Existing orders can still be paid.',
    pathParams: packageId,
    body: packageSwitchForm,
    responses: { 200: coinPackage, ...problems(401, 404, 409) },
  },
  arrange: {
    ...endpoints.packages.arrange,
    ...forStaff('packages.edit', { fresh: true }),
    summary: 'Reorder the packages',
    description: 'Requires all regular packages, each once, in their new order.',
    body: packageOrderForm,
    responses: { 200: z.object({ results: z.array(coinPackage) }), ...problems(401, 409) },
  },
});
