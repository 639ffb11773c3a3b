import type { Permission } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const permissions: Record<Permission, string> = {
  register: 'registration',
  gold_play: 'play with Gold Coins',
  sweeps_play: 'play with Sweeps Coins',
  purchase: 'purchases',
  free_entry: 'free entries',
  redeem: 'redemption',
};

export const jurisdictionsMessages = {
  title: 'Jurisdictions',
  about: 'The regional rules in force. A switch applies everywhere within two seconds. Players lose no coins.',
  permissions,
  inForce: 'In force',
  since: 'Since',
  by: 'By',
  reason: 'Reason',
  from: 'From',
  special: 'Regions with their own rules',
  may: (what: string) => `Allowed: ${what}.`,
  mayNot: (what: string) => `Not allowed: ${what}.`,
  putInForce: 'Put in force',
  putInForceTitle: (pack: string) => `Put ${pack} in force`,
  loading: 'Counting affected players…',
  unknown: 'Could not count the affected players.',
  touched: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'player is', other: 'players are' })} affected. Their balances do not change. The server rejects what is no longer allowed.`,
  change: (region: string, players: number) => `${region}: ${formats.number(players)}`,
  loses: (what: string) => `loses ${what}`,
  gains: (what: string) => `gains ${what}`,
  done: 'In force.',
  history: 'History',
  pack: 'Pack',
  when: 'When',
  noHistory: 'No switches yet.',
  claims: 'Marketing claims of the footer',
  claimsText: (players: string, rating: string) =>
    `The site says “${players} players” and “${rating}”. A staff member has to confirm that this is true.`,
  confirmed: 'Last confirmed',
  evidence: 'Evidence',
  never: 'Never with these numbers.',
  overdue: 'Confirmation overdue.',
  confirm: 'Confirm claims',
  confirmText: 'Enter the evidence: a count or a survey, with its date.',
  claimsDone: 'Confirmed.',
} as const;
