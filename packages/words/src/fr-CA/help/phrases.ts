import { brand } from '@goldwren/rules';
import type * as Shape from '../../en/help/phrases.ts';
import { formats } from '../formats.ts';

/** Between a number and its unit. */
const space = '\u00a0';

export const sc: typeof Shape.sc = (hundredths) => `${formats.amount(hundredths)}${space}${brand.sweepsCode}`;
export const gc: typeof Shape.gc = (hundredths) => `${formats.amount(hundredths)}${space}${brand.goldCode}`;
export const businessDays: typeof Shape.businessDays = ({ from, to }) => `${from} à ${to}${space}jours ouvrables`;
export const days: typeof Shape.days = (count) =>
  `${count}${space}${formats.plural(count, { one: 'jour', other: 'jours' })}`;
export const hours: typeof Shape.hours = (count) =>
  `${count}${space}${formats.plural(count, { one: 'heure', other: 'heures' })}`;
