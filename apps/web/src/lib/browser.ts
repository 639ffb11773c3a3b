/** What only a real browser does; tests watch it here. */
export const browser = {
  /** Leaves this site for another address. */
  leaveFor: (address: string): void => window.location.assign(address),
};
