import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';
import type { Identity } from '../people/identity.ts';

const submitted: Identity = {
  status: 'submitted',
  since: '2026-11-23T19:43:12.484Z',
  review: { target_by: '2026-11-25T19:43:12.484Z', due_by: '2026-12-01T19:43:12.000Z', delayed: false },
  documents: [
    {
      id: '01a209ef-0fd6-77b2-9e65-66250a379beb',
      kind: 'government_id',
      status: 'submitted',
      uploaded_at: '2026-11-23T19:43:11.833Z',
      issued_on: null,
      reason: null,
    },
  ],
  ssn_last4_refused: false,
  note: null,
  needs: [],
  may_send: false,
  vendor: { name: 'Vendor', state: 'verified', code: null },
};

export const identityExamples = {
  get: {
    result: {
      identity: submitted,
    },
  },
  upload: {
    result: {
      identity: {
        status: 'none',
        since: null,
        review: null,
        documents: [
          {
            id: '01a209ef-0fd6-77b2-9e65-66250a379beb',
            kind: 'government_id',
            status: 'uploaded',
            uploaded_at: '2026-11-23T19:43:11.833Z',
            issued_on: null,
            reason: null,
          },
        ],
        ssn_last4_refused: false,
        note: null,
        needs: ['ssn_last4'],
        may_send: true,
        vendor: null,
      },
    },
    body: { kind: 'address_proof', issued_on: '2026-03-01' },
  },
  remove: {
    params: { id: '01a209ef-0e11-734c-896a-a79509808917' },
    result: {
      identity: {
        status: 'none',
        since: null,
        review: null,
        documents: [],
        ssn_last4_refused: false,
        note: null,
        needs: ['government_id', 'address_proof', 'selfie', 'ssn_last4'],
        may_send: true,
        vendor: null,
      },
    },
  },
  submit: {
    body: { ssn_last4: '6789' },
    result: {
      identity: submitted,
    },
  },
  startVendorSession: {
    result: {
      identity: {
        status: 'none',
        since: null,
        review: null,
        documents: [],
        ssn_last4_refused: false,
        note: null,
        needs: ['government_id', 'address_proof', 'selfie', 'ssn_last4'],
        may_send: true,
        vendor: { name: 'Vendor', state: 'open', code: null },
      },
      url: 'https://vendor.example/start/01a209ef0e11',
    },
  },
  vendorEvent: {
    params: { vendor: 'vendor' },
    result: { received: true },
  },
} satisfies ExamplesOf<PlayerContract>['identity'];
