import type { SanctionsDecision, SanctionsMatchState, ScreeningOccasion, ScreeningResult } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

const states: Record<SanctionsMatchState, string> = { open: 'Open', cleared: 'Cleared', confirmed: 'Confirmed' };
const occasions: Record<ScreeningOccasion, string> = { identity: 'Identity', approval: 'Approval', payout: 'Payout' };
const results: Record<ScreeningResult, string> = { clear: 'Nobody alike', match: 'Alike', no_list: 'No list imported' };
const decisions: Record<SanctionsDecision, string> = {
  cleared: 'Cleared: another person, who may be paid',
  confirmed: 'Confirmed: the person listed, who is paid nothing',
};

export const sanctionsMessages = {
  title: 'Sanctions matches',
  about: 'Names that are like one of the list. Nothing is approved or paid to the player until somebody has looked.',
  matchTitle: (name: string) => `Sanctions match: ${name}`,
  matches: 'Matches',
  empty: 'No likeness is in this state.',
  states,
  occasions,
  results,
  player: 'Player',
  name: 'Name held against the list',
  listed: 'Listed as',
  score: 'Likeness',
  ofHundred: (score: number) => `${score} of 100`,
  born: 'Born',
  bornUnknown: 'not in the list',
  state: 'State',
  clock: 'Clock',
  opened: 'Found',
  entry: 'Entry of the list',
  listVersion: 'Version of the list',
  decided: 'Decided',
  reason: 'Reason',
  screenings: 'Every look at the list for this player',
  at: 'When',
  occasion: 'Before',
  result: 'Result',
  decide: 'Decide',
  decideTitle: 'Whose name is it?',
  decideText: 'Compare the name, the years of birth and the entry of the list with the documents of the player.',
  decision: 'Decision',
  decisions,
  confirm: 'Record the decision',
  done: 'The decision is recorded.',
  reasonHint: 'What you compared and what you found. Auditors read it.',
  lists: 'Imported lists',
  noLists: 'No list has been imported, so nobody is screened. Import one with pnpm sanctions:import.',
  version: 'Version',
  imported: 'Imported',
  names: 'Names',
  countOfNames: (count: number) => formats.number(count),
  fingerprint: 'SHA-256',
  files: 'Files',
} as const;
