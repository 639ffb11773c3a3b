import type { DocumentKind, DocumentRejection, DocumentStatus, IdentityCaseStatus } from '@goldwren/rules';

const kinds: Record<DocumentKind, string> = {
  government_id: 'Government ID',
  address_proof: 'Proof of address',
  selfie: 'Selfie with ID',
};

const reasons: Record<DocumentRejection, string> = {
  unreadable: 'Unreadable',
  cut_off: 'Cut off',
  wrong_document: 'Not the document asked for',
  expired: 'Expired',
  too_old: 'Older than 90 days',
  name_differs: 'Name differs',
  birth_date_differs: 'Birth date differs',
  address_missing: 'Name and address not together',
  face_differs: 'Face cannot be matched',
  id_not_held: 'ID not held or not readable',
  altered: 'Looks altered',
};

const statuses: Record<IdentityCaseStatus, string> = {
  waiting: 'Waiting',
  verified: 'Verified',
  rejected: 'Sent back',
};

const documentStatuses: Record<DocumentStatus, string> = {
  uploaded: 'Not sent for review',
  submitted: 'To be checked',
  accepted: 'Accepted',
  rejected: 'Sent back',
};

/** Reviews of identity: the queue and the case. */
export const identityMessages = {
  kinds,
  reasons,
  statuses,
  documentStatuses,
  queue: {
    title: 'Identity',
    about: 'Documents that wait for a person, oldest first.',
    caption: 'Identity reviews',
    empty: 'No review matches.',
    player: 'Player',
    email: 'Email',
    status: 'Status',
    clock: 'Clock',
    submitted: 'Sent',
    attempt: 'Attempt',
    late: 'Late only',
    onlyLate: 'Only late ones',
    reclaimed: 'Account taken over',
  },
  case: {
    title: 'Identity review',
    back: 'All reviews',
    failed: 'The review could not be loaded.',
    none: 'This player has never asked for a review.',
    attempt: (attempt: number) => `Attempt ${attempt}`,
    decided: (who: string) => `Decided by ${who}`,
    entered: 'Entered at registration',
    onPaper: 'As verified',
    digits: 'SSN, last four',
    digitsRefused: 'The digits were refused.',
    name: 'Name',
    birthDate: 'Birth date',
    region: 'Lives in',
    email: 'Email',
    registered: 'Registered',
    note: 'Note to the player',
    reclaimed:
      'The owner of the mailbox took this account over before anybody had verified it. Name and birth date may be somebody else’s: confirm both from the documents.',
    documents: 'Documents',
    gone: 'The files of this review have been replaced or deleted.',
    issued: 'Dated by the player',
    uploaded: 'Sent',
    reason: 'Sent back because',
    show: 'Show',
    hide: 'Hide',
    showing: 'Opening…',
    audited: 'Every look at a document is written into the audit log under your name.',
    alt: (kind: string) => `${kind} of the player`,
  },
  approve: {
    label: 'Verify',
    title: 'Verify this player',
    text: 'Write the name and birth date exactly as the documents show them. Prizes are paid to this name only.',
    firstName: 'First name on the ID',
    lastName: 'Last name on the ID',
    birthDate: 'Birth date on the ID',
    differences: 'They differ from what the player entered, or the account was taken over, and I have checked that',
    documentNumber: 'Number of the identity document',
    documentNumberHint: 'As printed. Only a hash is stored; it is compared with the documents of excluded people.',
    confirm: 'Verify',
    done: 'The player is verified.',
  },
  reject: {
    label: 'Send back',
    title: 'Ask for other documents',
    text: 'Choose a reason for each document that cannot be accepted. What you leave is accepted, and the player need not send it again.',
    fine: 'Fine as it is',
    digits: 'The last four digits of the SSN do not fit',
    note: 'Note to the player',
    noteHint: 'Plain text, in the player’s mail. Leave it empty where the reasons say it all.',
    missing: 'Choose at least one reason.',
    confirm: 'Send back',
    done: 'The player has been asked for other documents.',
  },
} as const;
