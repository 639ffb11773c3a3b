/** The cookies of the players' site: none follows anybody to another one. In production the names begin with `__Host-`. */
export const cookies = {
  session: { name: 'goldwren' },
  /** As long as browsers keep any cookie. It signs nobody in: it only keeps strangers' guesses away from the owner. */
  device: { name: 'goldwren-device', days: 400 },
} as const;
