import { brand } from '@goldwren/rules';
import type { pushNotices as english } from '../../en/mail/push-notices.ts';

export const pushNotices: typeof english = {
  title: brand.name,
  texts: {
    redemption: 'Votre échange a un nouveau statut.',
    new_device:
      'Votre compte a été ouvert dans un nouveau navigateur. Si ce n’était pas vous, changez votre mot de passe.',
    password_changed: 'Votre mot de passe a été changé. Si ce n’était pas vous, écrivez au soutien.',
    second_factor_changed: 'Votre second facteur a été modifié. Si ce n’était pas vous, écrivez au soutien.',
    recovery_code_used:
      'Un code de récupération a servi à une connexion. Si ce n’était pas vous, changez votre mot de passe.',
    test: 'Ceci est un essai. Les notifications fonctionnent dans ce navigateur.',
  },
};
