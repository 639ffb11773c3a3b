import { brand, type SearchKind, staffSession } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

/** The frame of the back office. It is in English only, because staff work in English (decision 0020). */
export const frame = {
  brand: brand.name,
  name: 'back office',
  skip: 'Skip to content',
  navigation: 'Back office',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  groups: {
    queues: 'Queues',
    players: 'Players',
    money: 'Money',
    checks: 'Checks',
    site: 'Site',
    monitoring: 'Monitoring',
  },
  useTheme: { dark: 'Use dark theme', light: 'Use light theme' },
  dismiss: 'Dismiss',
  loading: 'Loading…',
  loadingPage: 'Loading the page',
  account: {
    signedInAs: (name: string) => `Signed in as ${name}`,
    roles: { support: 'Support', compliance: 'Compliance', finance: 'Finance', admin: 'Admin' },
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
    stillSignedIn: (why: string) => `You are still signed in. ${why}`,
  },
  ui: {
    close: 'Close',
    optional: 'optional',
    showTyped: (label: string) => `Show ${label.toLowerCase()}`,
    retry: 'Try again',
    requestId: 'Request ID',
    copy: 'Copy',
    copied: 'Copied',
  },
  session: {
    idle: `Your session ends in less than ${staffSession.warnMinutes} minute because you have not used the page.`,
    old: `Your session ends in less than ${staffSession.warnMinutes} minute because it lasts at most ${staffSession.absoluteHours} hours. Confirm that it is you to continue.`,
    stay: 'Stay signed in',
    confirm: 'Confirm that it is you',
  },
  noPermission: {
    title: 'No permission',
    text: 'Your role cannot open this page. Ask a staff member with the right role, or ask an administrator for the role.',
    toWork: 'Go to your work',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no back office page at this address.',
  },
  broken: {
    title: 'Something went wrong',
    text: 'We could not show this screen. Nothing was changed.',
    reload: 'Reload page',
  },
  clock: {
    since: (span: string) => `Waiting ${span}`,
    due: (moment: string) => `due ${moment}`,
    overdue: (span: string) => `Overdue by ${span}`,
    nothing: 'No deadline',
  },
  search: {
    label: 'Search everything',
    placeholder: 'Name, email, phone, ID or reference',
    clear: 'Clear search',
    open: 'Open search',
    close: 'Close search',
    searching: 'Searching…',
    kinds: {
      player: 'Player',
      round: 'Round',
      order: 'Order',
      redemption: 'Redemption',
      receipt: 'Receipt',
      ticket: 'Ticket',
      free_entry: 'Free entry',
      staff_member: 'Staff account',
    } satisfies Record<SearchKind, string>,
    found: (count: number) =>
      count === 0
        ? 'Nothing found. Check the ID or reference, or enter a part of the name or email.'
        : `${formats.number(count)} ${formats.plural(count, { one: 'result', other: 'results' })}`,
    erased: 'Erased account',
    archived: (month: string) =>
      `If this is a round, it is only in the archive of ${formats.calendarMonth(month)}. Its player can download it with their data. Engineering can read it with this command:`,
    archiveCommand: (month: string) => `pnpm archive export ${month} FOLDER`,
    allPlayers: 'Show all matching players',
  },
  keys: {
    title: 'Keyboard shortcuts',
    open: 'Shortcuts',
    list: [
      { keys: ['↑', '↓'], text: 'Move between the rows of a table' },
      { keys: ['Enter'], text: 'Open the row' },
      { keys: ['/'], text: 'Search everything' },
      { keys: ['?'], text: 'Show this list' },
    ],
    singleKeys: 'Use single-key shortcuts',
    singleKeysHint: 'Turn them off if you use voice input. Arrow keys and Enter still work.',
  },
} as const;
