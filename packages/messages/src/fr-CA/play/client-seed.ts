import type { clientSeed as Shape } from '../../en/play/client-seed.ts';
import { formats } from '../formats.ts';

export const clientSeed: typeof Shape = {
  tooLong: (max) => `Utilisez au plus ${max}\u00a0${formats.plural(max, { one: 'caractère', other: 'caractères' })}.`,
  invalid: 'Utilisez des lettres, des chiffres, des traits d’union et des traits de soulignement.',
};
