import { addressProofMaxDays, type DocumentKind, type DocumentRejection, type IdentityNeed } from '@goldwren/rules';

/** Documents, as parts of a sentence. */
const documents: Record<DocumentKind, string> = {
  government_id: 'government photo ID',
  address_proof: 'proof of address',
  selfie: 'selfie with your ID',
};

const needs: Record<IdentityNeed, string> = {
  ...documents,
  ssn_last4: 'last four digits of your Social Security number',
};

/** Why a document was not accepted, and what to send instead. */
const reasons: Record<DocumentRejection, string> = {
  unreadable: 'We cannot read it. Take the picture again in good light, without glare.',
  cut_off: 'Part of it is cut off. All four corners must be in the picture.',
  wrong_document: 'It is not the document that we requested.',
  expired: 'It has expired. Send one that is still valid.',
  too_old: `It is older than ${addressProofMaxDays} days. Send a newer one.`,
  name_differs: 'The name on it does not match your account.',
  birth_date_differs: 'The date of birth on it does not match your account.',
  address_missing: 'It does not show both your name and your address.',
  face_differs: 'We cannot confirm that you are the person on your ID.',
  id_not_held: 'Your ID must be in the picture, next to your face and readable.',
  altered: 'The picture seems to be edited. Send it as your camera took it.',
};

const ssnRefused = 'The last four digits of your Social Security number do not match your documents.';

export const identity = { documents, needs, reasons, ssnRefused };
