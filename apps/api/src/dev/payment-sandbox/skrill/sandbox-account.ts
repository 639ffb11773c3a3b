/** The one merchant that the simulator knows. */
export interface SandboxAccount {
  readonly merchantEmail: string;
  readonly merchantId: string;
  readonly secret: string;
  readonly statusUrl: string | null;
  readonly notifyDelayMs: number;
}
