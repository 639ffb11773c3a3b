import { describe, expect, it } from 'vitest';
import {
  assessRisk,
  type RiskFacts,
  type RiskLink,
  type RiskLinkKind,
  type RiskSignal,
  risk,
  riskGroups,
  riskLinkKinds,
  riskSignalIds,
  riskSignals,
  riskTopics,
  riskTopicsOf,
} from './risk.ts';

const now = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

function someone(facts: Partial<RiskFacts> = {}): RiskFacts {
  return {
    registeredAt: daysAgo(40),
    redeemedAt: null,
    welcome: 'none',
    links: [],
    rounds: [],
    sweepsStaked: 0n,
    sweepsReceived: 0n,
    sweepsRedeemed: 0n,
    ...facts,
  };
}

function linked(kinds: readonly RiskLinkKind[], link: Partial<RiskLink> = {}): RiskLink {
  return { kinds, registeredAt: daysAgo(300), redeemedAt: null, hadWelcome: false, ...link };
}

const many = (count: number, link: RiskLink) => Array.from({ length: count }, () => link);

/** Rounds with these gaps in milliseconds, one after another. */
function roundsWith(gaps: readonly number[]): Date[] {
  const rounds = [daysAgo(1)];
  for (const gap of gaps) rounds.push(new Date((rounds.at(-1) as Date).getTime() + gap));
  return rounds;
}

const hourly = (hours: number) =>
  Array.from({ length: hours }, (_, hour) => new Date(Date.UTC(2026, 10, 20, hour, 17 + (hour % 7))));

const signalsOf = (facts: RiskFacts) => assessRisk(facts, now).reasons.map(({ signal }) => signal);
const scoreOf = (facts: RiskFacts) => assessRisk(facts, now).score;

/** For each signal: facts to which it applies, and the closest facts to which it does not. */
const cases: Readonly<Record<RiskSignal, readonly [applies: RiskFacts, doesNot: RiskFacts]>> = {
  shared_device: linkCase('device'),
  shared_network: linkCase('network'),
  shared_address: linkCase('address'),
  shared_phone: linkCase('phone'),
  shared_payer: linkCase('payer'),
  shared_payout: linkCase('payout'),
  shared_email: linkCase('email'),
  same_document: linkCase('document'),
  same_person: linkCase('same_person'),
  similar_person: linkCase('similar_person'),
  many_accounts: [
    someone({ links: many(4, linked(['payer'])) }),
    someone({ links: [...many(3, linked(['payer'])), ...many(9, linked(['network', 'address', 'phone']))] }),
  ],
  registration_burst: [
    someone({ links: many(4, linked(['network'], { registeredAt: daysAgo(39.1) })) }),
    someone({ links: many(4, linked(['network'], { registeredAt: daysAgo(38.9) })) }),
  ],
  redemption_burst: [
    someone({ redeemedAt: daysAgo(1), links: many(4, linked(['payout'], { redeemedAt: daysAgo(6) })) }),
    someone({ redeemedAt: daysAgo(1), links: many(4, linked(['payout'], { redeemedAt: daysAgo(8) })) }),
  ],
  regular_rounds: [
    someone({ rounds: roundsWith(Array.from({ length: risk.leastGaps }, (_, n) => 3_000 + (n % 2) * 40)) }),
    someone({ rounds: roundsWith(Array.from({ length: risk.leastGaps }, (_, n) => 2_500 + (n % 5) * 400)) }),
  ],
  around_the_clock: [someone({ rounds: hourly(22) }), someone({ rounds: hourly(21) })],
  repeated_welcome: [someone({ welcome: 'repeated' }), someone({ welcome: 'had' })],
  welcome_in_group: [
    someone({ welcome: 'had', links: many(4, linked(['device'], { hadWelcome: true })) }),
    someone({ welcome: 'had', links: many(4, linked(['network'], { hadWelcome: true })) }),
  ],
  minimal_play: [
    someone({ sweepsReceived: 10_000n, sweepsStaked: 10_500n, sweepsRedeemed: 9_000n }),
    someone({ sweepsReceived: 10_000n, sweepsStaked: 10_600n, sweepsRedeemed: 9_000n }),
  ],
};

function linkCase(kind: RiskLinkKind): readonly [RiskFacts, RiskFacts] {
  const other = kind === 'network' ? 'address' : 'network';
  return [someone({ links: [linked([kind])] }), someone({ links: [linked([other])] })];
}

describe.each(riskSignalIds)('%s', (signal) => {
  const [applies, doesNot] = cases[signal];

  it('applies with its evidence', () => {
    const reason = assessRisk(applies, now).reasons.find((one) => one.signal === signal);
    expect(reason?.points).toBeGreaterThan(0);
    expect(Object.values(reason?.evidence ?? {}).every(Number.isFinite)).toBe(true);
  });

  it('does not apply just below its limit', () => {
    expect(signalsOf(doesNot)).not.toContain(signal);
  });

  it('does not open a case alone', () => {
    expect(riskSignals[signal].weight).toBeLessThan(risk.caseFrom);
    expect(riskSignals[signal].weight).toBeLessThanOrEqual(riskGroups[riskSignals[signal].group]);
  });
});

describe('assessRisk', () => {
  it('returns 0 without reasons for an account that has nothing in common with others', () => {
    expect(assessRisk(someone(), now)).toEqual({ score: 0, reasons: [] });
  });

  it('never opens a case for a home of up to four, whatever its people share', () => {
    const home: readonly RiskLinkKind[] = ['device', 'network', 'address', 'phone', 'payer', 'payout'];
    const played = { sweepsReceived: 100n, sweepsStaked: 100n, sweepsRedeemed: 100n };
    const partner = linked(home, { redeemedAt: daysAgo(1), hadWelcome: true, registeredAt: daysAgo(40) });
    for (const others of [1, 2, risk.groupFrom - 2]) {
      const family = someone({ redeemedAt: daysAgo(2), welcome: 'had', links: many(others, partner) });
      expect(scoreOf(family)).toBe(riskGroups.household);
      expect(scoreOf({ ...family, ...played })).toBeLessThan(risk.caseFrom);
    }
    const group = someone({ welcome: 'had', links: many(risk.groupFrom - 1, partner) });
    expect(scoreOf(group)).toBeGreaterThanOrEqual(risk.caseFrom);
  });

  it('opens a case for the same person twice in one browser', () => {
    expect(scoreOf(someone({ links: [linked(['device', 'same_person'])] }))).toBeGreaterThanOrEqual(risk.caseFrom);
  });

  it('opens a case for a group of accounts with one payout account', () => {
    const group = many(4, linked(['device', 'payout']));
    expect(scoreOf(someone({ links: group }))).toBeGreaterThanOrEqual(risk.caseFrom);
  });

  it('never exceeds the top, and its points add up to the score', () => {
    const worst = someone({
      registeredAt: daysAgo(2),
      redeemedAt: now,
      welcome: 'had',
      links: many(9, linked(riskLinkKinds, { registeredAt: daysAgo(2), redeemedAt: now, hadWelcome: true })),
      rounds: [...hourly(23), ...roundsWith(Array.from({ length: 500 }, () => 3_000))],
      sweepsReceived: 100n,
      sweepsStaked: 100n,
      sweepsRedeemed: 100n,
    });
    const { score, reasons } = assessRisk(worst, now);
    expect(score).toBe(risk.top);
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  });

  it('ignores pauses and rounds of one instant when it compares gaps', () => {
    const played = Array.from({ length: risk.leastGaps - 1 }, () => 3_000);
    expect(signalsOf(someone({ rounds: roundsWith([...played, 0, 600_000]) }))).toEqual([]);
    expect(signalsOf(someone({ rounds: roundsWith([...played, 3_000, 0, 600_000]) }))).toEqual(['regular_rounds']);
  });

  it('does not treat an account without purchases as a risk', () => {
    const free = someone({ welcome: 'had', sweepsReceived: 500n, sweepsStaked: 4_000n, sweepsRedeemed: 5_000n });
    expect(assessRisk(free, now).score).toBe(0);
  });
});

it('shows players topics, not signals', () => {
  expect(riskTopicsOf(riskSignalIds)).toEqual([...riskTopics]);
  expect(riskTopicsOf(['shared_device', 'same_document', 'many_accounts'])).toEqual(['accounts']);
  expect(riskTopicsOf([])).toEqual([]);
});
