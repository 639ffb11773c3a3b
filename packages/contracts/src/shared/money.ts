import { currencies, maxHundredths, parseHundredths } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';

function isAmount(text: string, allowNegative: boolean): boolean {
  const value = parseHundredths(text);
  return value !== null && value <= maxHundredths && (allowNegative || value >= 0n);
}

/** An amount in a request: exactly two decimals, no sign and no exponent, such as `"2000000.00"`. */
export const amount = z
  .string()
  .regex(/^\d{1,15}\.\d{2}$/, { error: formCode('amount_invalid'), abort: true })
  .refine((text) => isAmount(text, false), formCode('amount_invalid'))
  .meta({ id: 'Amount', description: 'Decimal string with exactly two decimals.', examples: ['2000000.00'] });

/** A movement or a net result in a response. Like `amount`, but it may be negative, such as `"-0.20"`. */
export const signedAmount = z
  .string()
  .regex(/^-?\d{1,15}\.\d{2}$/)
  .refine((text) => isAmount(text, true))
  .meta({ id: 'SignedAmount', description: 'Decimal string with exactly two decimals. May be negative.' });

/** The currency. Gold Coins are for entertainment only. Sweeps Coins are promotional. */
export const currency = z.enum(currencies).meta({ id: 'Currency' });
export type Currency = z.infer<typeof currency>;

/** Both balances of a player. Every game response contains them. */
export const walletBalances = z.object({ gold: amount, sweeps: amount }).meta({ id: 'WalletBalances' });
