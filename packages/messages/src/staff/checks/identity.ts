import type {
  DocumentKind,
  DocumentRejection,
  DocumentStatus,
  IdentityCaseStatus,
  VendorSessionState,
} from '@goldwren/rules';

const kinds: Record<DocumentKind, string> = {
  government_id: 'Government ID',
  address_proof: 'Proof of address',
  selfie: 'Selfie with ID',
};

const reasons: Record<DocumentRejection, string> = {
  unreadable: 'Unreadable',
  cut_off: 'Cut off',
  wrong_document: 'Not the requested document',
  expired: 'Expired',
  too_old: 'Older than 90 days',
  name_differs: 'Name differs',
  birth_date_differs: 'Birth date differs',
  address_missing: 'Name or address missing',
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

const vendorStates: Record<VendorSessionState, string> = {
  open: 'Not finished',
  processing: 'In progress at the vendor',
  verified: 'Verified by the vendor',
  canceled: 'Ended without a result',
  unclear: 'Unclear',
};

/** Identity reviews: the queue and the case. */
export const identityMessages = {
  kinds,
  reasons,
  statuses,
  documentStatuses,
  vendor: {
    title: 'Identity vendor',
    about:
      'A result of the vendor decides nothing. Open the session on the vendor’s website and compare name, birth date and pictures.',
    states: vendorStates,
    inThisReview: 'Replaces ID and selfie in this review',
    refused: 'A reviewer did not accept it',
    reference: 'ID at the vendor',
    code: 'Code',
    started: 'Started',
    ended: 'Ended',
  },
  queue: {
    title: 'Identity',
    about: 'Documents that need a review, oldest first.',
    caption: 'Identity reviews',
    empty: 'No review matches.',
    player: 'Player',
    email: 'Email',
    status: 'Status',
    clock: 'Deadline',
    submitted: 'Sent',
    attempt: 'Attempt',
    late: 'Late only',
    onlyLate: 'Late only',
    reclaimed: 'Account taken over',
  },
  case: {
    title: 'Identity review',
    back: 'All reviews',
    failed: 'Could not load the review.',
    none: 'This player has not requested a review.',
    attempt: (attempt: number) => `Attempt ${attempt}`,
    decided: (who: string) => `Decided by ${who}`,
    entered: 'Entered at registration',
    onPaper: 'As verified',
    digits: 'SSN, last four',
    digitsRefused: 'The digits were not accepted.',
    name: 'Name',
    birthDate: 'Birth date',
    region: 'Lives in',
    email: 'Email',
    registered: 'Registered',
    note: 'Note to the player',
    reclaimed:
      'The owner of the mailbox took over this account before it was verified. Name and birth date may belong to another person. Confirm both from the documents.',
    documents: 'Documents',
    gone: 'The files of this review have been replaced or deleted.',
    issued: 'Date given by the player',
    uploaded: 'Sent',
    reason: 'Sent back because',
    show: 'Show',
    hide: 'Hide',
    showing: 'Opening…',
    audited: 'The audit log records every view of a document with your name.',
    alt: (kind: string) => `${kind} of the player`,
  },
  viewer: {
    frame: 'Picture',
    zoom: (zoom: number) => `${zoom * 100} %`,
    smaller: 'Zoom out',
    larger: 'Zoom in',
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    reset: 'Reset',
    keys: 'Keys in the picture: + and − zoom, R and Shift+R rotate, 0 resets, arrows scroll.',
  },
  approve: {
    label: 'Verify',
    title: 'Verify this player',
    text: 'Enter the name and birth date exactly as on the documents. We pay prizes only to this name.',
    firstName: 'First name on the ID',
    lastName: 'Last name on the ID',
    birthDate: 'Birth date on the ID',
    differences: 'They differ from the player’s entries, or the account was taken over, and I have checked this',
    documentNumber: 'Number of the identity document',
    documentNumberHint: 'As printed. We store only a hash and compare it with the documents of self-excluded people.',
    confirm: 'Verify',
    done: 'The player is verified.',
  },
  reject: {
    label: 'Send back',
    title: 'Request other documents',
    text: 'Choose a reason for each document that you cannot accept. The others are accepted, and the player does not send them again.',
    fine: 'Accept',
    digits: 'The last four digits of the SSN do not match',
    note: 'Note to the player',
    noteHint: 'Plain text in the email to the player. Leave it empty if the reasons are enough.',
    missing: 'Choose at least one reason.',
    confirm: 'Send back',
    done: 'We have asked the player for other documents.',
  },
} as const;
