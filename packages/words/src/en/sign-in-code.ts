/** The code after the password, of whoever has a second factor. */
export const signInCode = {
  code: 'Code of your authenticator app',
  recovery: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use a code of the app',
};
