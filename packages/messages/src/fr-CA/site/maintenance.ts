import type { maintenance as english } from '../../en/site/maintenance.ts';
import { formats } from '../formats.ts';

export const maintenance: typeof english = {
  label: 'Maintenance',
  announced: (from, until) =>
    `Maintenance du ${formats.moment(from)} au ${formats.moment(until)}, heure de l’Est. Vous ne pourrez alors commencer ni partie, ni achat, ni échange.`,
  underWay: (until) =>
    `Maintenance jusqu’au ${formats.moment(until)}, heure de l’Est. Vous pouvez terminer les parties en cours. Vos pièces sont en sécurité.`,
};
