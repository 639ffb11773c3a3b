import type { Game, User } from '@goldwren/contracts/player';

/** A signed-in player in good standing. */
export function aUser(change: Partial<User> = {}): User {
  return {
    id: '0199a0a0-0000-7000-8000-000000000001',
    email: 'ada@example.test',
    first_name: 'Ada',
    last_name: 'Lovelace',
    country: 'US',
    us_state: 'NY',
    phone: null,
    locale: 'en',
    show_as_winner: true,
    mail_reminders: true,
    email_verified: false,
    created_at: '2026-11-20T12:00:00.000Z',
    identity_status: 'none',
    welcome_sweeps: 'granted',
    restrictions: [],
    name_lock: null,
    terms_due: [],
    ...change,
  };
}

let unknownPlayers = 0;

/**
 * A player that no other test of this worker uses. A browser's client log of a player, and its write queue, outlive a test.
 */
export function anUnknownPlayer(change: Partial<User> = {}): User {
  return aUser({ id: `0199a0a0-0000-7000-8001-${String(++unknownPlayers).padStart(12, '0')}`, ...change });
}

export function aGame(change: Partial<Game> = {}): Game {
  return {
    id: 2,
    slug: 'starlight-fortune',
    title: 'Starlight Fortune',
    description: 'Five reels and twenty lines.',
    thumbnail: null,
    rtp_hint: '95.50%',
    volatility_hint: 'Medium',
    category: 'slots',
    is_new: false,
    is_hot: true,
    kind: 'instant',
    stakes: { gold: ['1000.00'], sweeps: ['0.20'] },
    default_stake: { gold: '1000.00', sweeps: '0.20' },
    maths: { version: '1.0.0', hash: 'ab' },
    rtp: {
      low: { numerator: '191', denominator: '200', percent: '95.50' },
      high: { numerator: '191', denominator: '200', percent: '95.50' },
      note: '',
    },
    odds: {
      pays: '2.63',
      beats_stake: '8.11',
      feature: { name: 'free spins', one_in: '89.41' },
      top_win: { pay_x100: 200_000, one_in: '3532874.50' },
    },
    enabled: true,
    ...change,
  };
}

export const aPokerGame = aGame({ id: 5, slug: 'draw-poker', title: 'Draw Poker', category: 'table', is_hot: false });
export const aNewGame = aGame({ id: 9, slug: 'tower-slots', title: 'Tower Slots', is_new: true, is_hot: false });
