import {
  addressProofMaxDays,
  type DocumentKind,
  type DocumentStatus,
  documentUpload,
  identityReview,
} from '@goldwren/rules';
import { formats } from './formats.ts';

const { targetHours: target, maxBusinessDays } = identityReview;
const megabytes = documentUpload.maxBytes / 1024 / 1024;

const kinds: Record<DocumentKind, { title: string; what: string }> = {
  government_id: {
    title: 'Government photo ID',
    what: 'Passport, driver’s license or identity card: all four corners, every line readable, not expired.',
  },
  address_proof: {
    title: 'Proof of address',
    what: `A bill, bank statement or official letter with your name and address, dated within the last ${addressProofMaxDays} days.`,
  },
  selfie: {
    title: 'Selfie with your ID',
    what: 'Your face and the same ID beside it in one picture, both sharp.',
  },
};

const statuses: Record<DocumentStatus | 'none', string> = {
  none: 'Not sent yet',
  uploaded: 'Received, not yet in review',
  submitted: 'In review',
  accepted: 'Accepted',
  rejected: 'Not accepted',
};

export const verifyIdentity = {
  title: 'Verify your identity',
  why: `The law wants us to know whom we pay. Every redemption waits for it, once in the life of your account. A review takes ${target.from}-${target.to} hours, and at most ${maxBusinessDays} business days.`,
  safe: 'Your pictures are encrypted, stored apart from the site, and seen only by our compliance staff; each look at them is recorded.',
  loading: 'Loading how far the check of your identity is',
  problem: 'Could not load how far the check of your identity is.',
  kinds,
  statuses,
  verified: 'Your identity is verified. You will not be asked again.',
  inReview: (target: string, due: string) =>
    `Your documents are in review. We aim to be done by ${target}, and must be by ${due}.`,
  delayed: (due: string) =>
    `The review takes longer than we promised: it was due by ${due}. It has been escalated, and we write to you as soon as it is done.`,
  rejected: 'Some documents were not accepted. Send those again; the others stay.',
  note: 'From the reviewer:',
  formats: `JPEG, PNG or WebP, up to ${megabytes} MB.`,
  choose: 'Choose a file',
  takePhoto: 'Take a photo',
  another: 'Choose another file',
  ofDocument: (title: string) => `for ${title}`,
  preview: (title: string) => `Preview: ${title}`,
  noPreview: 'This browser cannot show a preview. You can send the file all the same.',
  check: 'Is everything sharp and readable?',
  issuedOn: 'Date on the document',
  send: 'Send this picture',
  sending: (percent: number) => `Sending… ${percent}%`,
  progress: (title: string) => `Upload of ${title}`,
  stop: 'Stop',
  replace: 'Send another picture',
  received: (title: string) => `${title}: received.`,
  sentOn: (moment: string) => `Sent ${moment}`,
  tooLarge: `This file is too large. Send one of at most ${megabytes} MB.`,
  ssn: 'Last 4 digits of your Social Security number',
  ssnHint: 'Encrypted before they are stored.',
  ssnKnown: 'The last 4 digits of your Social Security number are on file.',
  submit: 'Send for review',
  submitting: 'Sending for review…',
  missing: (list: readonly string[]) => `Still needed: ${formats.and(list)}`,
};
