import type { signInCode as Shape } from '../en/sign-in-code.ts';

export const signInCode: typeof Shape = {
  code: 'Code de votre application d’authentification',
  recovery: 'Code de récupération',
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser un code de l’application',
};
