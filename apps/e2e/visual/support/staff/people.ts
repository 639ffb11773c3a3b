import type { PlayerFile, PlayerLine, TimelineEntry } from '@goldwren/contracts/staff';

/**
 * Returns an instant in the days before the fixed time of all pictures, which is noon on 23 November in New
 * York.
 */
export function on(day: number, time: string): string {
  return `2026-11-${String(day).padStart(2, '0')}T${time}:00.000Z`;
}

export function idOf(number: number): string {
  return `0199a0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export const ada = { id: idOf(901), name: 'Ada Byron' };
export const grace = { id: idOf(902), name: 'Grace Murray' };

export const robin: PlayerLine = { id: idOf(1), display: 'Robin W.', email: 'r•••@example.test' };
/** The longest possible names and addresses. */
export const longest: PlayerLine = {
  ...{ id: idOf(2), display: 'Maximiliana-Josephine F.' },
  email: 'm•••@correspondence.university-of-examples.test',
};
export const alan: PlayerLine = { id: idOf(3), display: 'Alan T.', email: 'a•••@example.test' };

export const playerFile: PlayerFile = {
  ...{ id: robin.id, email: 'robin.wren@example.test', email_verified_at: on(2, '15:04') },
  ...{ first_name: 'Robin', last_name: 'Wren', birth_date: '1990-05-17', country: 'US', us_state: 'NY' },
  ...{ state_set_at: on(2, '15:03'), phone: '+1 212 555 0142', locale: 'en', created_at: on(2, '15:03') },
  ...{ reclaimed_at: null, identity_status: 'verified', status: 'active', suspended_at: null, closed_at: null },
  ...{ redemption_suspended_at: null, restrictions: [] },
  wallet: { gold: '12450300.00', sweeps: '184.60', sweeps_unplayed: '20.00', frozen: false },
  responsible_play: {
    limits: [
      {
        ...{
          kind: 'purchase',
          period: 'week',
          amount: '100.00',
          used: '40.00',
          left: '60.00',
          reserved: null,
          resets_at: on(30, '05:00'),
        },
        wanted: { amount: '250.00', from: on(24, '15:00'), until: on(27, '15:00') },
      },
      {
        kind: 'play_time',
        period: 'day',
        amount: '120',
        used: '35',
        left: '85',
        reserved: null,
        resets_at: on(24, '05:00'),
        wanted: null,
      },
    ],
    ...{ reality_check_minutes: 30, cool_off_until: null, self_exclusion: null },
  },
  redemption_limits: {
    ...{ request: '5000.00', day: '2500.00', month: '10000.00', until: null, raised: false },
    ...{ used_today: '60.00', used_this_month: '160.00' },
  },
  ...{ second_factor: true, sessions: 2, last_seen_at: on(23, '16:52') },
};

export const timeline: TimelineEntry[] = [
  {
    ...{ kind: 'round', id: idOf(201), at: on(23, '16:51'), game: 'Starlight Fortune', currency: 'sweeps' },
    ...{ stake: '1.00', payout: '4.50', state: 'settled' },
  },
  { kind: 'redemption', id: idOf(101), at: on(23, '14:10'), sweeps: '60.00', status: 'in_review' },
  {
    ...{ kind: 'note', id: idOf(202), at: on(22, '19:30'), event: 'note', staff: ada },
    facts: { text: 'Called about a payment that came twice; the second is on its way back.' },
  },
  { kind: 'order', id: idOf(203), at: on(22, '18:02'), package: 'Golden Nest', price_usd: '20.00', status: 'paid' },
  {
    ...{ kind: 'journal', id: idOf(204), at: on(22, '18:02'), currency: 'sweeps', movement: 'purchase' },
    ...{ amount: '20.00', balance_after: '181.10', reference: idOf(203) },
  },
  {
    ...{ kind: 'ticket', id: idOf(301), at: on(22, '17:40'), reference: 'TK-7Q2M4', category: 'payment' },
    status: 'waiting',
  },
  { kind: 'sign_in', id: idOf(205), at: on(22, '17:31'), event: 'signed_in', staff: null, facts: {} },
];
