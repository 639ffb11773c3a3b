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

function players(count: number): string {
  return `${formats.number(count)} ${formats.plural(count, { one: 'player', other: 'players' })}`;
}

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
  switches: {
    title: 'Policy pack',
    about: 'The pack decides what each region allows. A second staff member has to approve a switch to another pack.',
    request: 'Request switch',
    requestTitle: (pack: string) => `Request a switch to ${pack}`,
    requestText: 'Nothing changes until a second staff member approves it.',
    requested: 'Requested. A second staff member has to approve it.',
    switchTo: (pack: string) => `Switch to ${pack}`,
    atRequest: (count: number) =>
      `When it was requested, ${formats.number(count)} ${formats.plural(count, { one: 'player was', other: 'players were' })} affected.`,
    approveText: 'The server enforces the pack within two seconds.',
  },
  requestedBy: 'Requested by',
  approvedBy: 'Approved by',
  loading: 'Counting affected players…',
  unknown: 'Could not count the affected players.',
  touched: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'player is', other: 'players are' })} affected. Their balances do not change. The server rejects what is no longer allowed.`,
  change: (region: string, count: number) => `${region}: ${players(count)}`,
  changeSince: (region: string, count: number, before: number) =>
    `${region}: ${players(count)} (${formats.number(before)} when it was requested)`,
  everything: 'everything',
  loses: (what: string) => `loses ${what}`,
  gains: (what: string) => `gains ${what}`,
  changes: {
    title: 'Rules by region',
    about: 'Staff can forbid more than the pack does, from a day on. A second staff member has to approve each change.',
    change: 'Change a region',
    changeText: 'Nothing changes until a second staff member approves it. You cannot allow what the pack forbids.',
    request: 'Request change',
    requested: 'Requested. A second staff member has to approve it.',
    region: 'Region',
    chooseRegion: 'Choose a region',
    forbidden: 'Forbidden by staff',
    before: 'Forbidden before',
    noneForbidden: 'nothing',
    capital: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    packForbids: (pack: string, what: string) => `The pack ${pack} already forbids ${what}.`,
    from: 'First day (Eastern Time)',
    fromHint: 'Today: the change starts with the approval.',
    affected: (players: number, withSweeps: number, redemptions: number) =>
      `${formats.number(players)} ${formats.plural(players, { one: 'player lives', other: 'players live' })} there. ${formats.number(withSweeps)} of them ${formats.plural(withSweeps, { one: 'has', other: 'have' })} Sweeps Coins. ${formats.number(redemptions)} ${formats.plural(redemptions, { one: 'redemption is', other: 'redemptions are' })} open there.`,
    takes: (what: string) => `No longer allowed there: ${what}.`,
    gives: (what: string) => `Allowed there again: ${what}.`,
    nothing: 'This changes nothing for them.',
    changeOf: (region: string, day: string) => `${region}, from ${day}`,
    now: (what: string) => `Forbidden by staff now: ${what}.`,
    after: (what: string) => `After the change: ${what}.`,
    approveText:
      'The server enforces the change from its first day. If that day has come, it applies within two seconds.',
    versions: 'Versions of the rules by region',
    noVersions: 'Staff have not changed a region yet.',
    version: 'Version',
    state: 'State',
    states: { in_force: 'In force', scheduled: 'Scheduled', replaced: 'Replaced' },
    hash: 'Hash',
  },
  history: 'Switches of the pack',
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
