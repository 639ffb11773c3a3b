import type {
  SanctionsDecision,
  SanctionsMatchState,
  SanctionsUploadStatus,
  ScreeningOccasion,
  ScreeningResult,
} from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const states: Record<SanctionsMatchState, string> = { open: 'Open', cleared: 'Cleared', confirmed: 'Confirmed' };
const occasions: Record<ScreeningOccasion, string> = {
  identity: 'Identity',
  approval: 'Approval',
  payout: 'Payout',
  list_import: 'New list',
};
const results: Record<ScreeningResult, string> = { clear: 'No match', match: 'Match', no_list: 'No list imported' };
const decisions: Record<SanctionsDecision, string> = {
  cleared: 'Cleared: a different person, who can be paid',
  confirmed: 'Confirmed: the listed person, who must not be paid',
};

const uploadStatuses: Record<SanctionsUploadStatus, string> = {
  pending: 'Waits for a second staff member',
  approved: 'Approved. The import starts within a minute.',
  imported: 'Imported',
  rejected: 'Rejected',
  failed: 'Not imported, because another list came into force. Upload the file again.',
};

export const sanctionsMessages = {
  title: 'Sanctions matches',
  about: 'Names that are similar to names on a sanctions list. Nothing is approved or paid until a person decides.',
  matchTitle: (name: string) => `Sanctions match: ${name}`,
  matches: 'Matches',
  empty: 'No match has this status.',
  states,
  occasions,
  results,
  player: 'Player',
  name: 'Screened name',
  listed: 'Listed as',
  score: 'Similarity',
  ofHundred: (score: number) => `${score} of 100`,
  born: 'Born',
  bornUnknown: 'not in the list',
  state: 'Status',
  clock: 'Deadline',
  opened: 'Found',
  entry: 'List entry',
  listVersion: 'List version',
  decided: 'Decided',
  reason: 'Reason',
  screenings: 'All screenings of this player',
  at: 'When',
  occasion: 'Before',
  result: 'Result',
  decide: 'Decide',
  decideTitle: 'Is this the listed person?',
  decideText: 'Compare the name, the birth year and the list entry with the player’s documents.',
  decision: 'Decision',
  decisions,
  confirm: 'Record decision',
  done: 'The decision is recorded.',
  reasonHint: 'What you compared and what you found. Auditors read this.',
  lists: 'Imported lists',
  noLists: 'No list is imported, so we cannot screen players. Upload one.',
  version: 'Version',
  imported: 'Imported',
  names: 'Names',
  countOfNames: (count: number) => formats.number(count),
  fingerprint: 'SHA-256',
  files: 'Files',
  rescreening: 'Players compared',
  rescreened: (players: number, matches: number) =>
    `${formats.number(players)}, ${formats.number(matches)} new ${formats.plural(matches, { one: 'match', other: 'matches' })}`,
  rescreeningRuns: (compared: number, players: number, matches: number) =>
    `${formats.number(compared)} of ${formats.number(players)} so far, ${formats.number(matches)} new ${formats.plural(matches, { one: 'match', other: 'matches' })}`,
  rescreeningStopped: (compared: number) => `${formats.number(compared)}, then a newer list was imported`,
  uploads: {
    title: 'Sanctions lists',
    about:
      'Upload a list. A second staff member approves it. It is then imported, and every player is compared with it.',
    upload: 'Upload list',
    uploadText: 'Nothing is imported until a second staff member approves the comparison with the list in force.',
    file: 'List',
    fileHint: 'SDN.CSV of OFAC, or a CSV file that starts with name,birth_year.',
    altFile: 'Other names',
    altFileHint: 'ALT.CSV of OFAC.',
    mayShrink: 'This is correct: the list has less than half of the names of the list in force.',
    reason: 'Reason',
    done: 'Uploaded. A second staff member must approve it.',
    list: (files: string, names: number) =>
      `${files}: ${formats.number(names)} ${formats.plural(names, { one: 'name', other: 'names' })}`,
    counts: (added: number, removed: number, unchanged: number) =>
      `${formats.number(added)} added, ${formats.number(removed)} removed, ${formats.number(unchanged)} unchanged.`,
    added: (names: string) => `Added: ${names}`,
    removed: (names: string) => `Removed: ${names}`,
    more: (count: number) => `${formats.number(count)} more`,
    approveText: 'The list is imported within a minute. Then every player is compared with it.',
    latest: 'Latest uploads',
    none: 'No list was uploaded yet.',
    status: 'Status',
    statuses: uploadStatuses,
    requested: 'Uploaded by',
    decided: 'Decided by',
  },
} as const;
