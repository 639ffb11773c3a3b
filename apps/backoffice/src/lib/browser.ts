/** What leaves this site. Tests replace it. */
export const browser = {
  leaveFor: (address: string): void => window.location.assign(address),
};
