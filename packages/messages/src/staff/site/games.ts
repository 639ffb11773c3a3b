import type { GameSwitchReason } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const reasons: Record<GameSwitchReason, string> = {
  rounds_disagree: 'Audit: rounds are missing, added or changed',
  return_outside_band: 'Audit: the RTP is outside the range of the proof',
  staff: 'Switched by staff',
  emergency: 'Switched with all games',
  other_cell: 'Switched in the cell that decides for all cells',
};

export const gamesMessages = {
  title: 'Games',
  about: 'If a game is off, the server rejects new rounds immediately. Rounds in progress can be finished.',
  caption: 'Games',
  game: 'Game',
  state: 'Status',
  why: 'Why',
  now: 'In progress',
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
  investigationNeeded: 'Needs an investigation. Another staff member then switches it on again.',
  investigatedBy: (who: string, note: string) => `Investigated by ${who}: ${note}`,
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  recordInvestigation: 'Record investigation',
  switchOffText: (title: string) => `Players can no longer start a round of ${title}.`,
  switchOnText: (title: string) => `Players can play ${title} again immediately.`,
  recordInvestigationText:
    'Describe what caused the audit finding. Another staff member then switches the game on again.',
  allOff: 'All games off',
  allOffText: 'Emergency: players can no longer start a round in any game. Rounds in progress can be finished.',
  allOn: 'End the emergency',
  allOnText: 'Switches on the games that “All games off” switched off, and no others.',
  done: 'Done.',
  failed: 'Could not load the games.',
} as const;
