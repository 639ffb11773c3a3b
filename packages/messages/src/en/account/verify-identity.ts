import {
  addressProofMaxDays,
  type DocumentKind,
  type DocumentStatus,
  documentUpload,
  identityReview,
} from '@goldwren/rules';
import { formats } from '../formats.ts';

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
    what: 'Your face and the same ID next to it in one picture, both sharp.',
  },
};

const statuses: Record<DocumentStatus | 'none', string> = {
  none: 'Not sent yet',
  uploaded: 'Received, not yet in review',
  submitted: 'In review',
  accepted: 'Accepted',
  rejected: 'Not accepted',
};

/** A check by an identity vendor, by its state. */
const vendor = {
  title: (name: string) => `Check with ${name}`,
  what: (name: string) =>
    `${name} checks your photo ID and your face on its own page, in a few minutes. This replaces the photo ID and the selfie below. ${name} stores the pictures, and we do not get them.`,
  start: (name: string) => `Verify with ${name}`,
  continue: (name: string) => `Continue with ${name}`,
  opening: 'Opening…',
  states: {
    open: 'This check is not finished. Continue it, or send your documents instead.',
    processing: 'We are waiting for the result. This page shows it when it is here.',
    verified: 'Your photo ID and your face are checked. Send what is still missing for the review.',
    canceled: 'This check ended without a result. Start it again, or send your documents instead.',
    unclear: 'We do not have a clear result. Send your documents instead.',
    refused: 'The reviewer did not accept the result. Start the check again, or send your documents.',
  },
  failed: 'The last attempt did not succeed. Try again, or send your documents instead.',
  checked: (name: string) => `Checked by ${name}`,
};

export const verifyIdentity = {
  vendor,
  title: 'Verify your identity',
  why: `The law requires us to know who we pay. You verify your identity once, before your first redemption is paid. The review takes ${target.from}-${target.to} hours, and at most ${maxBusinessDays} business days.`,
  safe: 'We encrypt your pictures and store them separately. Only our compliance staff can see them, and we record every view.',
  loading: 'Loading your identity check',
  problem: 'Could not load your identity check.',
  kinds,
  statuses,
  verified: 'Your identity is verified. You do not need to do this again.',
  inReview: (target: string, due: string) =>
    `We are reviewing your documents. Our target is ${target}, and ${due} at the latest.`,
  delayed: (due: string) =>
    `The review was due by ${due} and is late. We are sorry. It now has priority, and we email you when it is done.`,
  rejected: 'We could not accept some documents. Send only those again.',
  note: 'From the reviewer:',
  formats: `JPEG, PNG or WebP, up to ${megabytes} MB.`,
  choose: 'Choose a file',
  takePhoto: 'Take a photo',
  another: 'Choose another file',
  ofDocument: (title: string) => `for ${title}`,
  preview: (title: string) => `Preview: ${title}`,
  noPreview: 'This browser cannot show a preview. You can still send the file.',
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
  ssnHint: 'We encrypt the digits before we store them.',
  ssnKnown: 'The last 4 digits of your Social Security number are on file.',
  submit: 'Send for review',
  submitting: 'Sending for review…',
  missing: (list: readonly string[]) => `Still needed: ${formats.and(list)}`,
};
