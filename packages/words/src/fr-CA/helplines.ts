import { type Country, helplines as lines } from '@goldwren/rules';
import type { helplines as Shape } from '../en/helplines.ts';

const countries: Record<Country, string> = { US: 'Aux États-Unis', CA: 'Au Canada' };

export const helplines: typeof Shape = {
  title: 'Parler à quelqu’un',
  text: 'Gratuit, confidentiel et ouvert à toute heure. Il n’est pas nécessaire d’être certain d’avoir un problème pour appeler.',
  countries,
  call: (country: Country) => `Appeler le ${lines[country].phone}`,
  site: (country: Country) => `Site de ${lines[country].name}`,
};
