import { session } from '@goldwren/rules';
import type { passwordAgain as Shape } from '../../en/account/password-again.ts';

export const passwordAgain: typeof Shape = {
  title: 'Confirmez que c’est bien vous',
  why: `Votre session est restée inactive plus de ${session.freshIdleMinutes}\u00a0minutes; nous demandons donc votre mot de passe avant tout ce qu’une autre personne devant votre appareil ne doit pas pouvoir faire. Ce que vous avez saisi est conservé.`,
  password: 'Mot de passe',
  confirm: 'Confirmer',
  confirming: 'Confirmation…',
  cancel: 'Annuler',
  wrongPassword: 'Ce n’est pas votre mot de passe. Réessayez.',
};
