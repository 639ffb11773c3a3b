import { formats } from '../formats.ts';

/** Texts around every legal document. */
export const legalPages = {
  contents: 'Contents',
  version: (version: number, day: string) => `Version ${version}, published ${day}.`,
  /** Set only in languages other than that of the legal text. */
  notice: null as string | null,
  summary: null as string | null,
  loading: 'Loading the text',
  yourData: 'Your data',
  requestData: 'Request My Data',
  deleteAccount: 'Delete My Account',
  exportData: 'Export Data',
  yourDataText: 'You find each of these in your account.',
  /** Shown after a player has deleted their account. */
  deleted: {
    title: 'Your account is closed.',
    text: (erasesAt: string) =>
      `You are logged out on every device. We erase your personal data on ${formats.day(erasesAt)}. We have sent you an email about it. See below what we keep, and why.`,
  },
  due: {
    title: 'Our terms have changed',
    text: (documents: string, from: string) =>
      `There is a new version of: ${documents}. Please read and accept it. From ${from} you can play and buy only after you accept it.`,
    overdue: (documents: string) => `There is a new version of: ${documents}. Accept it to play and buy.`,
    accept: 'Accept',
    accepting: 'Saving…',
    problem: 'We could not save this. Please try again.',
    accepted: 'Thank you. We have recorded your acceptance.',
  },
};
