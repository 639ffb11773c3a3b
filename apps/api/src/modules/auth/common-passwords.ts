import { account } from '@goldwren/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(
  dictionary['passwords-common']
    .filter((password: string | number) => String(password).length >= account.passwordMinLength)
    .map(String),
);

/** Is this one of the passwords that are tried first? Case does not make it better. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
