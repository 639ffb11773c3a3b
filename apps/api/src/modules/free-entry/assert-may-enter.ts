import { allowance, type Country, missedAge, type PolicyPack } from '@goldwren/rules';
import { Problem } from '../../platform/problem.ts';

/** A person who requests a free entry, and where they live. */
export interface Entrant {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly country: Country;
  readonly region: string;
}

/**
 * Rejects minors and residents of places without free entries before anything is stored.
 * @param day the day that the entry counts for, in the product time zone.
 * @throws Problem `validation_failed` (`too_young` at `birth_date`), `region_blocked` (at `us_state`).
 */
export function assertMayEnter(pack: PolicyPack, entrant: Entrant, day: string): void {
  const { country, region } = entrant;
  if (!allowance(pack, 'free_entry', country, region).allowed) {
    const params = { action: 'free_entry', country, region, here: false } as const;
    throw new Problem('region_blocked', { params, fields: { us_state: [{ code: 'region_blocked', params }] } });
  }
  const min = missedAge(entrant, day);
  if (min !== null) {
    throw new Problem('validation_failed', { fields: { birth_date: [{ code: 'too_young', params: { min } }] } });
  }
}
