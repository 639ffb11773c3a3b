import { session } from '@goldwren/rules';
import type { passwordAgain as Shape } from '../../en/account/password-again.ts';

export const passwordAgain: typeof Shape = {
  title: 'Confirmez votre mot de passe',
  why: `Vous êtes inactif depuis plus de ${session.freshIdleMinutes}\u00a0minutes. Entrez votre mot de passe pour confirmer que c’est bien vous. Ce que vous avez saisi n’est pas perdu.`,
  password: 'Mot de passe',
  confirm: 'Confirmer',
  confirming: 'Confirmation…',
  cancel: 'Annuler',
  wrongPassword: 'Mot de passe incorrect. Réessayez.',
};
