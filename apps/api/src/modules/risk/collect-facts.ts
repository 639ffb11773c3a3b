import { type RiskFacts, type RiskLink, type RiskLinkKind, risk, riskLinkKinds } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { findLinkedPeople } from '../exclusions/public.ts';
import { selectRoundTimes } from '../games/public.ts';
import { sumPlayOf } from '../ledger/public.ts';
import { type Member, selectMembers } from '../players/public.ts';
import { selectLatestRequests, sumRedemptionsOf } from '../redemptions/public.ts';
import { selectFacts, selectOthersWith } from './fact.store.ts';

/** The latest browsers and networks that are compared with those of other accounts. */
const comparedFacts = { device: 10, network: 20 } as const;

export interface CollectedFacts {
  readonly facts: RiskFacts;
  /** The linked accounts by id, in the order of `facts.links`. */
  readonly links: ReadonlyMap<string, readonly RiskLinkKind[]>;
}

/** Reads everything that the signals need about one account. Null for a closed account. */
export async function collectFacts(db: Db, key: Buffer, playerId: string): Promise<CollectedFacts | null> {
  const found = await findLinks(db, key, playerId);
  const members = await selectMembers(db, [playerId, ...found.keys()]);
  const member = members.get(playerId);
  if (!member) return null;
  const links = new Map([...found].filter(([id]) => members.has(id)));
  const requests = await selectLatestRequests(db, [playerId, ...links.keys()]);
  const { sweeps } = await sumPlayOf(db, playerId);
  const { sweeps: sweepsRedeemed } = await sumRedemptionsOf(db, playerId);
  const facts: RiskFacts = {
    registeredAt: member.createdAt,
    redeemedAt: requests.get(playerId) ?? null,
    welcome: welcomeOf(member),
    links: [...links].map(([id, kinds]) => linkOf(members.get(id) as Member, kinds, requests.get(id) ?? null)),
    rounds: await selectRoundTimes(db, playerId, risk.rounds),
    sweepsStaked: sweeps.staked,
    sweepsReceived: sweeps.received,
    sweepsRedeemed,
  };
  return { facts, links };
}

function welcomeOf({ welcomeSweeps }: Member): RiskFacts['welcome'] {
  if (welcomeSweeps === 'granted') return 'had';
  return welcomeSweeps === 'had_before' ? 'repeated' : 'none';
}

function linkOf(member: Member, kinds: readonly RiskLinkKind[], redeemedAt: Date | null): RiskLink {
  return { kinds, registeredAt: member.createdAt, redeemedAt, hadWelcome: member.welcomeSweeps === 'granted' };
}

async function findLinks(db: Db, key: Buffer, playerId: string): Promise<Map<string, RiskLinkKind[]>> {
  const links = new Map<string, Set<RiskLinkKind>>();
  const add = (id: string, kind: RiskLinkKind) => links.set(id, (links.get(id) ?? new Set()).add(kind));
  for (const fact of await selectFacts(db, playerId, 'device', comparedFacts.device)) {
    for (const id of await selectOthersWith(db, fact, risk.links)) add(id, 'device');
  }
  for (const fact of await selectFacts(db, playerId, 'network', comparedFacts.network)) {
    const others = await selectOthersWith(db, fact, risk.crowdFrom);
    if (others.length < risk.crowdFrom) for (const id of others) add(id, 'network');
  }
  for (const linked of await findLinkedPeople(db, key, playerId, risk.links)) {
    for (const kind of linked.kinds) add(linked.playerId, kind);
  }
  return new Map([...links].map(([id, kinds]) => [id, riskLinkKinds.filter((kind) => kinds.has(kind))]));
}
