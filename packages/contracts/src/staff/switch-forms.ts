/** Bodies of forms that change the site for everyone: maintenance and coin packages. */
import { z } from 'zod';
import { formCode } from '../shared/form-codes.ts';
import { instant } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { visible } from '../shared/person.ts';
import { reason } from './reason.ts';

export const maintenanceForm = z
  .strictObject({
    starts_at: instant.describe('A time in the past starts the maintenance now.'),
    ends_at: instant,
    current: z.int().nullable().describe('ID of the current announcement when the decision was made. Null: none.'),
    reason,
  })
  .meta({ id: 'MaintenanceForm' });

export const maintenanceEndForm = z
  .strictObject({
    current: z.int().describe('ID of the current announcement when the decision was made.'),
    reason,
  })
  .meta({ id: 'MaintenanceEndForm' });

export const packageForm = z
  .strictObject({
    version: z.int().describe('Version that is edited. Returns `conflict` if a newer one exists.'),
    name: z.string().trim().min(1, formCode('missing')).max(40).regex(visible, formCode('plain_text_only')),
    price_usd: amount,
    gold_amount: amount,
    sweeps_bonus: amount,
    reason,
  })
  .meta({ id: 'PackageForm' });
export type PackageForm = z.input<typeof packageForm>;

export const packageSwitchForm = z
  .strictObject({ version: z.int(), enabled: z.boolean(), reason })
  .meta({ id: 'PackageSwitchForm' });
export type PackageSwitchForm = z.input<typeof packageSwitchForm>;

export const packageOrderForm = z
  .strictObject({ ids: z.array(z.int().positive()).min(1).max(100), reason })
  .meta({ id: 'PackageOrderForm' });
export type PackageOrderForm = z.input<typeof packageOrderForm>;
