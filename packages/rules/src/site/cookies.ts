/**
 * Cookies of the players' site. None of them tracks anyone across sites. In production their names begin with
 * `__Host-`.
 */
export const cookies = {
  session: { name: 'goldwren' },
  /**
   * The longest lifetime that browsers allow. The cookie signs no one in. It separates the owner's sign-in attempts
   * from strangers' guesses, and shows that accounts use the same browser (people/risk.ts).
   */
  device: { name: 'goldwren-device', days: 400 },
} as const;
