import type { Permission } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

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
  about:
    'Which regional rules are in force. A switch holds everywhere within two seconds and takes nothing from anybody.',
  permissions,
  inForce: 'In force',
  since: 'Since',
  by: 'By',
  reason: 'Reason',
  from: 'From',
  special: 'Regions with rules of their own',
  may: (what: string) => `May: ${what}.`,
  mayNot: (what: string) => `May not: ${what}.`,
  putInForce: 'Put in force',
  putInForceTitle: (pack: string) => `Put ${pack} in force`,
  loading: 'Counting who would be touched…',
  unknown: 'Who would be touched could not be counted.',
  touched: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'player lives', other: 'players live' })} where something changes. Their balances stay; what is no longer allowed is refused from then on.`,
  change: (region: string, players: number) => `${region}: ${formats.number(players)}`,
  loses: (what: string) => `loses ${what}`,
  gains: (what: string) => `gains ${what}`,
  done: 'In force.',
  history: 'History',
  pack: 'Pack',
  when: 'When',
  noHistory: 'Nothing was ever switched.',
  claims: 'Marketing claims of the footer',
  claimsText: (players: string, rating: string) =>
    `The site says “${players} players” and “${rating}”. Somebody has to see to it that this is true.`,
  confirmed: 'Last confirmed',
  evidence: 'Substantiated by',
  never: 'Never, in these words.',
  overdue: 'Due to be substantiated.',
  confirm: 'Confirm that they are true',
  confirmText: 'Say by what they are substantiated: a count, a survey, with its date.',
  claimsDone: 'Confirmed.',
} as const;
