import { formats } from '../en/formats.ts';

/** Texts about the cells of a site whose players are divided (decision 0082). */
export const cellMessages = {
  cell: 'Cell',
  shown: 'Cells',
  own: 'This cell',
  all: 'All cells',
  opensCell: (cell: string) => ` (opens the back office of ${cell})`,
  missing: {
    no_answer: (cell: string) => `${cell} did not answer. Its rows are missing.`,
    not_permitted: (cell: string) =>
      `You have no active account in ${cell}, or no permission there. Its rows are missing.`,
    not_understood: (cell: string) =>
      `${cell} could not read the request, because it runs another version or has another key. Its rows are missing.`,
  },
  decideThere: 'Decide in its back office',
  decidesSettings: 'Decides settings',
  settingsElsewhere: (cell: string) =>
    `${cell} decides these settings for all cells. Here you can only close more, for the players of this cell.`,
  packagesElsewhere: (cell: string) => `${cell} decides the coin packages of all cells. You cannot change them here.`,
  listsElsewhere: (cell: string) =>
    `${cell} decides the sanctions list of all cells. You cannot upload or approve one here.`,
  openThere: (cell: string) => `Open this page in ${cell}`,
  payOwn: 'Prizes are handed out in the back office of each cell. Show this cell only to hand out its prizes.',
  title: 'Cells',
  about: 'The parts into which the players of this site are divided. Each has its own books, jobs and alerts.',
  open: 'Show the state of all cells',
  state: 'State',
  reachable: 'Ready',
  unreachable: 'Not ready',
  closed: 'No new players',
  accounts: 'Accounts',
  books: 'Books',
  booksCorrect: 'Correct',
  booksUnchecked: 'Not checked yet',
  booksWrong: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'finding', other: 'findings' })}`,
  jobs: 'Jobs',
  jobsInTime: 'In time',
  noJobs: 'No worker has run',
  jobsLate: (names: readonly string[]) => `Late: ${names.join(', ')}`,
  alerts: 'Open alerts',
  noAlerts: 'None',
  alertsOf: (open: number, breached: number) =>
    breached > 0 ? `${formats.number(open)}, ${formats.number(breached)} overdue` : formats.number(open),
  sanctionsList: 'Sanctions list',
  noList: 'None',
  sameList: 'As in this cell',
  otherList: 'Not the list of this cell',
  schema: 'Schema',
  unknown: 'Unknown',
  number: (count: number) => formats.number(count),
  sums: 'Sums of all cells',
  noSums: 'No day on this page has figures in every cell.',
  incompleteSums: 'There are no sums, because a cell is missing.',
  ownBelow: 'The months and charts below are of this cell only.',
  incomplete: (cells: readonly string[]) => `These cells are missing: ${cells.join(', ')}. Try again later.`,
} as const;
