/** Actions that need a real browser. Tests replace them. */
export const browser = {
  /** Leaves the site for another address. */
  leaveFor: (address: string): void => window.location.assign(address),
};
