import { formats } from './formats.ts';

/** What stands around every legal text. */
export const legalPages = {
  contents: 'Contents',
  version: (version: number, day: string) => `Version ${version}, published ${day}.`,
  /** Only where the reader's language is not that of the text. */
  notice: null as string | null,
  summary: null as string | null,
  loading: 'Loading the text',
  yourData: 'Your data',
  requestData: 'Request My Data',
  deleteAccount: 'Delete My Account',
  exportData: 'Export Data',
  yourDataText: 'Each of these begins in your account.',
  /** To whoever has just deleted their account. */
  deleted: {
    title: 'Your account is closed.',
    text: (erasesAt: string) =>
      `You are signed out on every device. What says who you are is erased on ${formats.day(erasesAt)}. We have sent you a mail about it. What is kept, and why, stands below.`,
  },
  due: {
    title: 'Our terms have changed',
    text: (documents: string, from: string) =>
      `There is a new version of: ${documents}. Please read and accept it. From ${from} on, play and purchases wait for that.`,
    overdue: (documents: string) =>
      `There is a new version of: ${documents}. Play and purchases wait until you accept it.`,
    accept: 'Accept',
    accepting: 'Saving…',
    problem: 'This could not be saved. Please try again.',
    accepted: 'Thank you. Your acceptance is recorded.',
  },
};
