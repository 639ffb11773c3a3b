import { type Country, helplines as lines } from '@goldwren/rules';

const countries: Record<Country, string> = { US: 'In the United States', CA: 'In Canada' };

/** Who to talk to; names, numbers and addresses stand in packages/rules. */
export const helplines = {
  title: 'Talk to somebody',
  text: 'Free, confidential and open at any hour. You do not need to be sure that there is a problem to call.',
  countries,
  call: (country: Country) => `Call ${lines[country].phone}`,
  site: (country: Country) => `Website of ${lines[country].name}`,
};
