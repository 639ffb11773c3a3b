/**
 * Risk signals: what may show that one person has several accounts, or that a program plays. The score only orders the
 * work of staff. No code may deny anything because of it (docs/operations/risk.md, decision 0060).
 */

import type { PersonIdentifier } from './exclusion-match.ts';

/** Increase it when a signal, a weight or a threshold changes. It is stored with every score. */
export const riskVersion = 1;

/** How two accounts are linked: facts of their browsers, identifiers of their owners, or name and birth date. */
export const riskLinkKinds = [
  'device',
  'network',
  'address',
  'phone',
  'payer',
  'payout',
  'email',
  'document',
  'same_person',
  'similar_person',
] as const satisfies readonly ('device' | 'network' | 'same_person' | 'similar_person' | PersonIdentifier)[];
export type RiskLinkKind = (typeof riskLinkKinds)[number];

/** Links that people of one home often have. Other links, and devices and accounts, make a group of accounts. */
const looseLinks: readonly RiskLinkKind[] = ['network', 'address', 'phone'];

/**
 * The maximum of each group of signals. All facts that people of one home share are in `household`, below `caseFrom`
 * even with the weakest other signal. So a home of fewer than `groupFrom` people alone never opens a case.
 */
export const riskGroups = { household: 40, identity: 75, accounts: 30, pace: 30, timing: 35, offers: 25 } as const;
export type RiskGroup = keyof typeof riskGroups;

/** The group and weight of each signal. No weight reaches `caseFrom`, so no signal alone opens a case. */
export const riskSignals = {
  shared_device: { group: 'household', weight: 20 },
  shared_network: { group: 'household', weight: 5 },
  shared_address: { group: 'household', weight: 5 },
  shared_phone: { group: 'household', weight: 10 },
  shared_payer: { group: 'household', weight: 20 },
  shared_payout: { group: 'household', weight: 25 },
  shared_email: { group: 'identity', weight: 25 },
  same_document: { group: 'identity', weight: 40 },
  same_person: { group: 'identity', weight: 35 },
  similar_person: { group: 'identity', weight: 20 },
  many_accounts: { group: 'accounts', weight: 30 },
  registration_burst: { group: 'pace', weight: 15 },
  redemption_burst: { group: 'pace', weight: 15 },
  regular_rounds: { group: 'timing', weight: 20 },
  around_the_clock: { group: 'timing', weight: 15 },
  repeated_welcome: { group: 'offers', weight: 15 },
  welcome_in_group: { group: 'offers', weight: 20 },
  minimal_play: { group: 'offers', weight: 5 },
} as const satisfies Record<string, { readonly group: RiskGroup; readonly weight: number }>;
export type RiskSignal = keyof typeof riskSignals;
export const riskSignalIds = Object.keys(riskSignals) as [RiskSignal, ...RiskSignal[]];

export const risk = {
  /** The highest score. */
  top: 100,
  /** The score from which a case is opened for staff. */
  caseFrom: 50,
  /** Business days within which a case is due. */
  reviewBusinessDays: 2,
  /** Facts about browsers and networks are deleted when they were not seen for this many days. */
  factDays: 365,
  /** Scores are deleted after this many days. */
  scoreDays: 730,
  noteMaxLength: 1_000,
  /** A network with more accounts is a company, a campus or a phone carrier. It links no accounts. */
  crowdFrom: 100,
  /** Accounts of one group, this one included, from which the signals about groups apply: more than adults of a home. */
  groupFrom: 5,
  registrationHours: 24,
  redemptionDays: 7,
  /** Gaps between rounds that are longer are pauses. */
  pauseSeconds: 10,
  /** The fewest gaps that say something about timing, and the relative deviation below which they are regular. */
  leastGaps: 200,
  regularBelow: 0.05,
  /** Rounds in each of this many hours of one day. */
  hoursOfDay: 22,
  /** Sweeps Coins were played at most this many times before nearly all of them were redeemed, in percent. */
  minimalPlayPercent: 105,
  redeemedPercent: 90,
  /** The latest rounds that are looked at, and the most accounts that one fact can link. */
  rounds: 2_000,
  links: 500,
} as const;

/** When an account is assessed. */
export const riskOccasions = ['registration', 'redemption', 'staff'] as const;
export type RiskOccasion = (typeof riskOccasions)[number];

/** `no_concern`: ends the case, and the same facts open no other. `contacted`: staff have written to the player. */
export const riskCaseStates = ['open', 'contacted', 'no_concern'] as const;
export type RiskCaseState = (typeof riskCaseStates)[number];
export const riskDecisions = ['no_concern', 'contacted'] as const satisfies readonly RiskCaseState[];

/** Kinds of fact that are collected for the signals only. All other facts exist for other reasons. */
export const riskFactKinds = ['device', 'network'] as const;
export type RiskFactKind = (typeof riskFactKinds)[number];

/** What a player may read about a case. It neither describes another person nor teaches evasion. */
export const riskTopics = ['accounts', 'pace', 'timing', 'offers'] as const;
export type RiskTopic = (typeof riskTopics)[number];
const topicOf: Readonly<Record<RiskGroup, RiskTopic>> = {
  household: 'accounts',
  identity: 'accounts',
  accounts: 'accounts',
  pace: 'pace',
  timing: 'timing',
  offers: 'offers',
};

/** Another open account, and what it has in common with the assessed one. */
export interface RiskLink {
  readonly kinds: readonly RiskLinkKind[];
  readonly registeredAt: Date;
  /** The latest request of a redemption. */
  readonly redeemedAt: Date | null;
  readonly hadWelcome: boolean;
}

/** What is known about an account. Amounts are hundredths of a Sweeps Coin. */
export interface RiskFacts {
  readonly registeredAt: Date;
  readonly redeemedAt: Date | null;
  /** Whether the account got the welcome Sweeps Coins, or its mailbox had them before. */
  readonly welcome: 'had' | 'repeated' | 'none';
  readonly links: readonly RiskLink[];
  /** When the latest rounds began, oldest first. */
  readonly rounds: readonly Date[];
  readonly sweepsStaked: bigint;
  readonly sweepsRedeemed: bigint;
  /** Every credit except wins. */
  readonly sweepsReceived: bigint;
}

/** A signal that applies, with the numbers that show why. */
export interface RiskReason {
  readonly signal: RiskSignal;
  /** Its part of the score, at most its weight. The maximum of its group may leave less. */
  readonly points: number;
  readonly evidence: Readonly<Record<string, number>>;
}

export interface RiskAssessment {
  readonly score: number;
  readonly reasons: readonly RiskReason[];
}

type Evidence = Readonly<Record<string, number>> | null;

const linkSignals: Readonly<Partial<Record<RiskSignal, RiskLinkKind>>> = {
  shared_device: 'device',
  shared_network: 'network',
  shared_address: 'address',
  shared_phone: 'phone',
  shared_payer: 'payer',
  shared_payout: 'payout',
  shared_email: 'email',
  same_document: 'document',
  same_person: 'same_person',
  similar_person: 'similar_person',
};

/** Signals other than those about a single link. */
const otherSignals: Readonly<Partial<Record<RiskSignal, (facts: RiskFacts, now: Date) => Evidence>>> = {
  many_accounts: ({ links }) => {
    const accounts = 1 + closeLinks(links).length;
    return accounts >= risk.groupFrom ? { accounts } : null;
  },
  registration_burst: ({ links, registeredAt }) => {
    const near = links.filter(
      (link) =>
        link.kinds.some((kind) => kind === 'device' || kind === 'network') &&
        apart(link.registeredAt, registeredAt) <= risk.registrationHours * 3_600_000,
    );
    const accounts = 1 + near.length;
    return accounts >= risk.groupFrom ? { accounts, hours: risk.registrationHours } : null;
  },
  redemption_burst: ({ links, redeemedAt }, now) => {
    const isRecent = (at: Date | null) => at !== null && apart(at, now) <= risk.redemptionDays * 86_400_000;
    if (!isRecent(redeemedAt)) return null;
    const accounts = 1 + closeLinks(links).filter((link) => isRecent(link.redeemedAt)).length;
    return accounts >= risk.groupFrom ? { accounts, days: risk.redemptionDays } : null;
  },
  regular_rounds: ({ rounds }) => {
    const gaps = gapsOf(rounds);
    if (gaps.length < risk.leastGaps) return null;
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length) / mean;
    return deviation < risk.regularBelow ? { gaps: gaps.length, percent: Math.round(deviation * 1_000) / 10 } : null;
  },
  around_the_clock: ({ rounds }) => {
    const hours = new Map<string, Set<number>>();
    for (const at of rounds) {
      const day = at.toISOString().slice(0, 10);
      hours.set(day, (hours.get(day) ?? new Set()).add(at.getUTCHours()));
    }
    const most = Math.max(0, ...[...hours.values()].map(({ size }) => size));
    return most >= risk.hoursOfDay ? { hours: most } : null;
  },
  repeated_welcome: ({ welcome }) => (welcome === 'repeated' ? {} : null),
  welcome_in_group: ({ links, welcome }) => {
    const accounts = closeLinks(links).filter(({ hadWelcome }) => hadWelcome).length + (welcome === 'had' ? 1 : 0);
    return accounts >= risk.groupFrom ? { accounts } : null;
  },
  minimal_play: ({ sweepsStaked, sweepsRedeemed, sweepsReceived }) => {
    if (sweepsReceived === 0n || sweepsRedeemed * 100n < sweepsReceived * BigInt(risk.redeemedPercent)) return null;
    const percent = Number((sweepsStaked * 100n) / sweepsReceived);
    return percent <= risk.minimalPlayPercent ? { percent } : null;
  },
};

/** Computes the score of an account, with its reasons. The points of the reasons add up to the score. */
export function assessRisk(facts: RiskFacts, now: Date): RiskAssessment {
  const left: Record<RiskGroup, number> = { ...riskGroups };
  let score = 0;
  const reasons = riskSignalIds.flatMap((signal): RiskReason[] => {
    const evidence = evidenceOf(signal, facts, now);
    if (evidence === null) return [];
    const { group, weight } = riskSignals[signal];
    const points = Math.min(weight, left[group], risk.top - score);
    left[group] -= points;
    score += points;
    return [{ signal, points, evidence }];
  });
  return { score, reasons };
}

/** What a player may read about these signals, each topic once. */
export function riskTopicsOf(signals: readonly RiskSignal[]): RiskTopic[] {
  const found = new Set(signals.map((signal) => topicOf[riskSignals[signal].group]));
  return riskTopics.filter((topic) => found.has(topic));
}

/** The kind of link that a signal is about. Null for a signal about the account itself or about all its links. */
export function linkOfSignal(signal: RiskSignal): RiskLinkKind | null {
  return linkSignals[signal] ?? null;
}

function evidenceOf(signal: RiskSignal, facts: RiskFacts, now: Date): Evidence {
  const kind = linkSignals[signal];
  if (kind === undefined) return otherSignals[signal]?.(facts, now) ?? null;
  const accounts = facts.links.filter(({ kinds }) => kinds.includes(kind)).length;
  return accounts > 0 ? { accounts } : null;
}

/** Links that tie accounts into a group. A network, an address or a phone number alone does not. */
function closeLinks(links: readonly RiskLink[]): RiskLink[] {
  return links.filter(({ kinds }) => kinds.some((kind) => !looseLinks.includes(kind)));
}

function apart(one: Date, other: Date): number {
  return Math.abs(one.getTime() - other.getTime());
}

/** The milliseconds between rounds, without pauses. */
function gapsOf(rounds: readonly Date[]): number[] {
  return rounds
    .slice(1)
    .map((at, index) => at.getTime() - (rounds[index] as Date).getTime())
    .filter((gap) => gap > 0 && gap <= risk.pauseSeconds * 1_000);
}
