/** The parameters of a call. */
export type Form = Readonly<Record<string, string>>;

/** A Verification Session that the simulator created. */
export interface SandboxSession {
  readonly id: string;
  readonly key: string;
  readonly sent: Form;
  status: string;
  error: string | null;
  redaction: 'processing' | 'redacted' | null;
  /** The result of the last delivery to the webhook. */
  delivery: string;
  /** Part of the URL of the hosted page. Each read replaces it, because it works once. */
  page: string;
}

/** The created sessions, by ID. */
export type SandboxSessions = Map<string, SandboxSession>;

/** What a developer can select on the hosted page: the status and error that it leads to. */
export const results = {
  verified: { status: 'verified', error: null, label: 'Verified' },
  expired: { status: 'requires_input', error: 'document_expired', label: 'Document expired' },
  selfie: { status: 'requires_input', error: 'selfie_face_mismatch', label: 'Face differs' },
  slow: { status: 'processing', error: null, label: 'Still processing' },
  canceled: { status: 'canceled', error: null, label: 'Canceled by the operator' },
} as const;
export type Result = keyof typeof results;
