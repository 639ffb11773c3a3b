import {
  type RiskCaseState,
  type RiskLinkKind,
  type RiskOccasion,
  type RiskSignal,
  risk,
  riskGroups,
  riskSignals,
} from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

type Evidence = Readonly<Record<string, number>>;

const counted = (count: number | undefined, one: string, other: string) =>
  `${formats.number(count ?? 0)} ${formats.plural(count ?? 0, { one, other })}`;
const others = ({ accounts }: Evidence) => counted(accounts, 'other account', 'other accounts');
const inGroup = ({ accounts }: Evidence) => counted(accounts, 'account', 'accounts');

const states: Record<RiskCaseState, string> = {
  open: 'Open',
  contacted: 'Player contacted',
  no_concern: 'No concern',
};
const occasions: Record<RiskOccasion, string> = {
  registration: 'Registration',
  redemption: 'Redemption request',
  staff: 'Requested by staff',
};
const signals: Record<RiskSignal, string> = {
  shared_device: 'Same browser',
  shared_network: 'Same network',
  shared_address: 'Same postal address',
  shared_phone: 'Same phone number',
  shared_payer: 'Same payment account',
  shared_payout: 'Same payout account',
  shared_email: 'Same mailbox',
  same_document: 'Same identity document',
  same_person: 'Same name and birth date',
  similar_person: 'Similar name, same birth date',
  many_accounts: 'Many accounts',
  registration_burst: 'Several sign-ups in a day',
  redemption_burst: 'Several redemptions in a week',
  regular_rounds: 'Very regular rounds',
  around_the_clock: 'Rounds around the clock',
  repeated_welcome: 'Welcome offer claimed again',
  welcome_in_group: 'Several welcome offers',
  minimal_play: 'Minimal play',
};
const reasons: Record<RiskSignal, (evidence: Evidence) => string> = {
  shared_device: (found) => `Logged in from a browser that ${others(found)} used.`,
  shared_network: (found) => `Logged in from a network that ${others(found)} used.`,
  shared_address: (found) => `Has the postal address of ${others(found)}.`,
  shared_phone: (found) => `Has the phone number of ${others(found)}.`,
  shared_payer: (found) => `Paid from the payment account of ${others(found)}.`,
  shared_payout: (found) => `Is paid to the payout account of ${others(found)}.`,
  shared_email: (found) => `Uses the same mailbox as ${others(found)}, possibly in another spelling.`,
  same_document: (found) => `Sent the identity document of ${others(found)}.`,
  same_person: (found) => `Has the name and birth date of ${others(found)}.`,
  similar_person: (found) => `Has a similar name and the birth date of ${others(found)}.`,
  many_accounts: (found) =>
    `${inGroup(found)} share a browser, a payment or payout account, or an identity, this one included.`,
  registration_burst: (found) =>
    `${inGroup(found)} signed up within ${counted(found.hours, 'hour', 'hours')} from this browser or network.`,
  redemption_burst: (found) =>
    `${inGroup(found)} of the group requested a redemption within ${counted(found.days, 'day', 'days')}.`,
  regular_rounds: ({ gaps, percent }) =>
    `The time between ${counted(gaps, 'round', 'rounds')} differs by only ${formats.number(percent ?? 0)}%.`,
  around_the_clock: ({ hours }) => `Played in ${counted(hours, 'hour', 'hours')} of one day.`,
  repeated_welcome: () => 'The mailbox already had the welcome Sweeps Coins on another account.',
  welcome_in_group: (found) => `${inGroup(found)} of the group received the welcome Sweeps Coins.`,
  minimal_play: ({ percent }) =>
    `Staked ${formats.number(percent ?? 0)}% of the Sweeps Coins received, then redeemed nearly all.`,
};
const kinds: Record<RiskLinkKind, string> = {
  device: 'browser',
  network: 'network',
  address: 'postal address',
  phone: 'phone number',
  payer: 'payment account',
  payout: 'payout account',
  email: 'mailbox',
  document: 'identity document',
  same_person: 'name and birth date',
  similar_person: 'similar name with the same birth date',
};

export const riskMessages = {
  title: 'Risk cases',
  about: `Accounts with a risk score of ${risk.caseFrom} or more. The score restricts nothing. You decide.`,
  cases: 'Cases',
  empty: 'No case has this status.',
  caseTitle: (name: string) => `Risk case: ${name}`,
  states,
  occasions,
  signals,
  reason: (signal: RiskSignal, evidence: Evidence) => reasons[signal](evidence),
  /** The two signals with the highest weight, and how many others there are. */
  strongest: (found: readonly RiskSignal[]) => {
    const [one, two, ...rest] = [...found].sort((a, b) => riskSignals[b].weight - riskSignals[a].weight);
    const named = [one, two].flatMap((signal) => (signal ? [signals[signal]] : []));
    return [...named, ...(rest.length > 0 ? [`${rest.length} more`] : [])].join(', ');
  },
  signalsOf: (found: readonly RiskSignal[]) => found.map((signal) => signals[signal]).join(', '),
  player: 'Player',
  score: 'Score',
  scoreOf: (score: number) => `${formats.number(score)} of ${risk.top}`,
  why: 'Signals',
  state: 'Status',
  clock: 'Deadline',
  opened: 'Opened',
  decided: 'Decided',
  decidedBy: 'By',
  note: 'Note',
  ticket: 'Open the ticket',
  openCase: 'See the case',
  risk: 'Risk',
  assessed: 'Assessed',
  occasion: 'Occasion',
  version: 'Version of the signals',
  caseField: 'Case',
  noReasons: 'No signal applies.',
  notAssessed: 'This account has no score yet.',
  due: 'A new assessment runs within two minutes.',
  points: (points: number, weight: number) =>
    points === weight ? `${points} points` : `${points} of ${weight} points, because the maximum is reached`,
  household: `People in the same home often share a browser, a network, an address, a phone or a payment account. That is normal. A shared network or address is weak. All of these together add at most ${riskGroups.household} points. They never open a case for a home of up to ${risk.groupFrom - 1} people.`,
  links: 'Linked accounts',
  noLinks: 'No other account has anything in common with this one.',
  shares: (found: readonly RiskLinkKind[]) => `In common: ${formats.and(found.map((kind) => kinds[kind]))}`,
  onlyNetwork: (count: number) =>
    `${counted(count, 'other account shares', 'other accounts share')} only a network with this one.`,
  signedUp: 'Registered',
  suspended: 'suspended',
  devices: 'Browsers and networks',
  noDevices: 'No login since browsers are recorded.',
  unknownBrowser: 'Unknown browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  usedBy: (accounts: number) =>
    accounts > 1 ? `Used by ${counted(accounts, 'account', 'accounts')}` : 'Used only by this account',
  lastUsed: 'Last used',
  networks: (count: number) =>
    `${counted(count, 'network address', 'network addresses')}. Only codes are stored, so they cannot be shown.`,
  lifetime: 'Lifetime',
  purchases: 'Purchases',
  redemptions: 'Redemptions',
  wagered: 'Wagered',
  inOrders: (amount: string, orders: number) => `${amount} in ${counted(orders, 'order', 'orders')}`,
  inRequests: (amount: string, requests: number) => `${amount} in ${counted(requests, 'request', 'requests')}`,
  assess: 'Assess again',
  assessTitle: 'Assess this account again?',
  assessText: 'Computes the score now from the current facts. It changes nothing for the player.',
  assessDone: 'The account is assessed.',
  noConcern: 'No concern',
  noConcernTitle: 'Close this case without concern?',
  noConcernText: 'The same facts open no other case. New facts do. The player sees that you have no concern.',
  noConcernDone: 'The case is closed.',
  noteHint: 'What you compared and what you found. Auditors read this.',
  contact: 'Contact player',
  contactTitle: 'Write to the player?',
  contactText:
    'Creates a support ticket and mails your message. Do not name another person, and do not describe how the signals work.',
  contactDone: 'The message is sent.',
  message: 'Message',
  messageHint: 'Ask an open question, such as whether other people in the home have an account.',
  restrictions: 'To restrict an account, use the actions on the page of the player.',
} as const;
