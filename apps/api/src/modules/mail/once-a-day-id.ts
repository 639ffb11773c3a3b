import { v5 } from 'uuid';

/** Any fixed UUID. It separates these names from other uses of UUID version 5. */
const namespace = '6f0a4a52-52a5-4b0c-9f4e-6a1f0c1d7e01';

/** Returns the same id for the same template and recipient all day (UTC), so that a second insert finds the first. */
export function onceADayId(template: string, recipient: string): string {
  return v5(`${template} ${recipient} ${new Date().toISOString().slice(0, 10)}`, namespace);
}
