import { brand, staffSession } from '@goldwren/rules';

/** What the back office says around its screens. Staff work in English (decision 0020). */
export const frame = {
  brand: brand.name,
  name: 'back office',
  skip: 'Skip to content',
  navigation: 'Back office',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  groups: { desk: 'Desk', players: 'Players', money: 'Money', checks: 'Checks', site: 'Site', watch: 'Watch' },
  useTheme: { dark: 'Use the dark theme', light: 'Use the light theme' },
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
    requestId: 'Request id',
    copy: 'Copy',
    copied: 'Copied',
  },
  session: {
    idle: `Your session ends in less than ${staffSession.warnMinutes} minute because you have not used the page.`,
    old: `Your session ends in less than ${staffSession.warnMinutes} minute: it lasts ${staffSession.absoluteHours} hours. Confirm that it is you to continue.`,
    stay: 'Stay signed in',
    confirm: 'Confirm that it is you',
  },
  notYours: {
    title: 'Not yours',
    text: 'Your role does not open this page. Somebody with the role for it can, or an administrator can give it to you.',
    toWork: 'To your work',
  },
  notFound: {
    title: 'There is nothing here',
    text: 'The address leads nowhere in the back office.',
  },
  broken: {
    title: 'This screen broke',
    text: 'It could not be loaded, or failed while it was drawn. Nothing was changed by that.',
    reload: 'Load again',
  },
  clock: {
    since: (span: string) => `Waiting ${span}`,
    due: (moment: string) => `due ${moment}`,
    overdue: (span: string) => `Overdue by ${span}`,
    nothing: 'No deadline',
  },
  keys: {
    title: 'Keys',
    open: 'Keys',
    list: [
      { keys: ['↑', '↓'], text: 'Move between the rows of a table' },
      { keys: ['Enter'], text: 'Open the row' },
      { keys: ['/'], text: 'Go to the search field' },
      { keys: ['?'], text: 'Show this list' },
    ],
    singleKeys: 'Use single keys',
    singleKeysHint: 'Switch them off if you dictate, or if they get in your way. Arrows and Enter stay.',
  },
} as const;
