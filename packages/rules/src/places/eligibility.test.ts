import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, type Applicant, actions, createApplicant, findRefusal, type Visitor } from './eligibility.ts';
import { laterBansPack, type PolicyPack, specificationPack } from './jurisdictions.ts';
import { type Country, countries, regionNames } from './regions.ts';

/** What is closed where in the two packs, written independently of the code. */
const closedStates: Record<string, readonly string[]> = {
  [specificationPack.id]: ['WA', 'ID', 'NV', 'MT'],
  [laterBansPack.id]: ['WA', 'ID', 'NV', 'MT', 'CT', 'NJ', 'CA', 'NY'],
};
const goldOnlyStates = ['MI'];
const withSweeps: readonly Action[] = ['sweeps_play', 'free_entry', 'redeem'];
const needsRegion: readonly Action[] = ['sweeps_play', 'redeem'];
const needsKnownVisitor: readonly Action[] = ['register', 'sweeps_play', 'purchase', 'redeem'];

const places = countries.flatMap((country) => Object.keys(regionNames[country]).map((region) => ({ country, region })));
const homes: { country: Country; region: string | null }[] = [
  ...places,
  ...countries.map((country) => ({ country, region: null })),
];
const visitors: Visitor[] = [null, 'unknown', ...places];

function isOpen(pack: PolicyPack, action: Action, place: { country: Country; region: string }): boolean {
  if (place.country === 'CA') return true;
  if (closedStates[pack.id]?.includes(place.region)) return false;
  return !(goldOnlyStates.includes(place.region) && withSweeps.includes(action));
}

function inGoodStanding(home: { country: Country; region: string | null }): Applicant {
  return { ...createApplicant(home.country, home.region), emailVerifiedAt: '2026-01-01T00:00:00.000Z' };
}

/** The expected answer, derived in a different way than `findRefusal` derives it. */
function expected(pack: PolicyPack, action: Action, home: (typeof homes)[number], visitor: Visitor): string | null {
  if (home.region === null) {
    if (needsRegion.includes(action)) return 'state_required';
  } else if (!isOpen(pack, action, { ...home, region: home.region })) return 'region_blocked';
  if (visitor === 'unknown') return needsKnownVisitor.includes(action) ? 'region_unknown' : null;
  return visitor === null || isOpen(pack, action, visitor) ? null : 'region_blocked';
}

describe.each([specificationPack, laterBansPack])('the pack $id', (pack) => {
  test.each(actions)('%s: returns the decided answer for every home and every visitor location', (action) => {
    for (const home of homes) {
      for (const visitor of visitors) {
        const actual = findRefusal(pack, action, inGoodStanding(home), visitor)?.code ?? null;
        if (actual !== expected(pack, action, home, visitor)) {
          expect({ home, visitor, actual }).toEqual({ home, visitor, actual: expected(pack, action, home, visitor) });
        }
      }
    }
  });

  test('names the region that blocks an action, and whether it is the home region', () => {
    for (const action of actions) {
      expect(findRefusal(pack, action, inGoodStanding({ country: 'US', region: 'WA' }), null)).toEqual({
        code: 'region_blocked',
        params: { action, country: 'US', region: 'WA', here: false },
      });
      expect(
        findRefusal(pack, action, inGoodStanding({ country: 'US', region: 'OH' }), { country: 'US', region: 'WA' }),
      ).toEqual({ code: 'region_blocked', params: { action, country: 'US', region: 'WA', here: true } });
    }
  });
});

const anyPack = fc.constantFrom(specificationPack, laterBansPack);
const anyAction = fc.constantFrom(...actions);
const anyVisitor = fc.constantFrom(...visitors);
const anyPerson = fc
  .record({
    home: fc.constantFrom(...homes),
    verified: fc.boolean(),
    suspended: fc.boolean(),
    redemption: fc.boolean(),
  })
  .map(({ home, verified, suspended, redemption }): Applicant => {
    const since = (is: boolean) => (is ? '2026-01-01T00:00:00.000Z' : null);
    return {
      ...home,
      emailVerifiedAt: since(verified),
      suspendedAt: since(suspended),
      redemptionSuspendedAt: since(redemption),
      breakCode: null,
      breakUntil: null,
    };
  });

describe('findRefusal', () => {
  test('rejects every action of a suspended player', () => {
    fc.assert(
      fc.property(anyPack, anyAction, anyPerson, anyVisitor, (pack, action, person, visitor) => {
        const refusal = findRefusal(pack, action, { ...person, suspendedAt: new Date(0) }, visitor);
        expect(refusal).toEqual({ code: 'account_suspended' });
      }),
    );
  });

  test('never allows more because of a known location or an unverified email', () => {
    fc.assert(
      fc.property(anyPack, anyAction, anyPerson, anyVisitor, (pack, action, person, visitor) => {
        if (findRefusal(pack, action, person, visitor) !== null) return;
        expect(findRefusal(pack, action, person, null)).toBeNull();
        expect(findRefusal(pack, action, { ...person, emailVerifiedAt: new Date(0) }, visitor)).toBeNull();
      }),
    );
  });

  test('rejects only free entries and redemptions while the email is unverified', () => {
    const person = { ...inGoodStanding({ country: 'US', region: 'OH' }), emailVerifiedAt: null };
    const refused = actions.filter((action) => findRefusal(specificationPack, action, person, null) !== null);
    expect(refused).toEqual(['free_entry', 'redeem']);
    expect(findRefusal(specificationPack, 'redeem', person, null)).toEqual({ code: 'email_unverified' });
  });

  test('allows only redemptions during a break', () => {
    const person = { ...inGoodStanding({ country: 'US', region: 'OH' }), breakUntil: new Date(0) };
    const cooling = { ...person, breakCode: 'cooling_off' } as const;
    const refused = actions.filter((action) => findRefusal(specificationPack, action, cooling, null) !== null);
    expect(refused).toEqual(actions.filter((action) => action !== 'redeem'));
    expect(findRefusal(specificationPack, 'purchase', cooling, null)).toEqual({
      code: 'cooling_off',
      params: { until: '1970-01-01T00:00:00.000Z' },
    });
  });

  test('rejects every action of a self-excluded player, wherever they are', () => {
    fc.assert(
      fc.property(anyPack, anyAction, anyPerson, anyVisitor, (pack, action, person, visitor) => {
        const excluded = {
          ...person,
          suspendedAt: null,
          redemptionSuspendedAt: null,
          breakCode: 'self_excluded',
        } as const;
        expect(findRefusal(pack, action, excluded, visitor)).toEqual({
          code: 'self_excluded',
          params: { until: null },
        });
      }),
    );
  });

  test('rejects only redemptions after a reversed payment', () => {
    const person = { ...inGoodStanding({ country: 'US', region: 'OH' }), redemptionSuspendedAt: new Date(0) };
    const refused = actions.filter((action) => findRefusal(specificationPack, action, person, null) !== null);
    expect(refused).toEqual(['redeem']);
  });
});
