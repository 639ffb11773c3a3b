import type { GameSwitchReason } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

const reasons: Record<GameSwitchReason, string> = {
  rounds_disagree: 'The audit: rounds are not what their secrets say',
  return_outside_band: 'The audit: the return is outside what the proof allows',
  staff: 'Switched by staff',
  emergency: 'Switched with all games',
};

export const gamesMessages = {
  title: 'Games',
  about: 'A game that is off refuses the next round at once and everywhere. Rounds in progress conclude.',
  caption: 'Games',
  game: 'Game',
  state: 'State',
  why: 'Why',
  now: 'Going on',
  on: 'On',
  off: 'Off',
  reasons,
  never: 'Never switched',
  by: (who: string | null) => (who === null ? 'the nightly audit' : who),
  open: (sessions: number, rounds: number) =>
    `${formats.number(sessions)} open ${formats.plural(sessions, { one: 'session', other: 'sessions' })}, ${formats.number(rounds)} in a round`,
  finding: (day: string, mismatches: number | null) =>
    mismatches === null
      ? `Found for ${day}.`
      : `Found for ${day}: ${formats.number(mismatches)} ${formats.plural(mismatches, { one: 'round disagrees', other: 'rounds disagree' })}.`,
  lookNeeded: 'Needs a look, and a colleague who puts it back on.',
  lookedInto: (who: string, note: string) => `${who} has looked into it: ${note}`,
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  look: 'I have looked into it',
  switchOffText: (title: string) => `${title} leaves the floor at once.`,
  switchOnText: (title: string) => `${title} can be played again at once.`,
  lookText: 'Say what the audit’s finding was. Somebody else then puts the game back on.',
  allOff: 'All games off',
  allOffText: 'Emergency: every game leaves the floor at once. Rounds in progress conclude.',
  allOn: 'End the emergency',
  allOnText: 'Puts back the games that “All games off” took away, and no other.',
  reason: 'Reason',
  done: 'Done.',
  failed: 'The games could not be loaded.',
} as const;
