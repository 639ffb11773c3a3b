/** The W-9 form of a player. The browser validates it before sending, and the API validates it again. */
import { isPostalAddress, isRegionOf, taxpayerNumberFault, taxpayerNumberTypes, w9Limits } from '@goldwren/rules';
import { z } from 'zod';
import { type FormCode, formCode } from '../../shared/form-codes.ts';
import { personName, regionCode, visible } from '../../shared/person.ts';

/** Length of the longest number with a space after every digit. */
const typedNumberMaxLength = 20;

function addressLine(whenMissing: FormCode, maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, formCode(whenMissing))
    .max(maxLength)
    .regex(visible, formCode('plain_text_only'))
    .refine(isPostalAddress, formCode('address_has_link'));
}

/** Normalizes a name to compare it with a signature: ignores case and the amount of spacing. */
function normalizeName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').toLocaleLowerCase('en-US');
}

export const w9Form = z
  .strictObject({
    legal_name: personName('full_name_missing', w9Limits.nameMaxLength).describe('Name as shown on the tax return.'),
    street: addressLine('street_missing', w9Limits.streetMaxLength),
    city: addressLine('city_missing', w9Limits.cityMaxLength),
    us_state: regionCode
      .min(2, formCode('region_missing'))
      .refine((code) => code.length < 2 || isRegionOf('US', code), formCode('region_not_of_country')),
    postal_code: z
      .string()
      .trim()
      .regex(/^\d{5}(-?\d{4})?$/, formCode('postal_code_invalid')),
    tin_type: z.enum(taxpayerNumberTypes),
    tin: z
      .string()
      .max(typedNumberMaxLength, formCode('tin_length'))
      .overwrite((typed) => typed.replace(/[\s-]/g, ''))
      .describe('Nine digits. Spaces and hyphens are ignored.'),
    certified: z
      .literal(true, formCode('certification_missing'))
      .describe(
        'Certifies under penalties of perjury that number, name and address are correct and that the player is a US person.',
      ),
    signed_name: personName('signature_missing', w9Limits.nameMaxLength),
  })
  .superRefine(({ tin, tin_type: type, signed_name: signed, legal_name: name }, context) => {
    const fault = taxpayerNumberFault(type, tin);
    if (fault) context.addIssue({ code: 'custom', path: ['tin'], message: formCode(fault) });
    if (normalizeName(signed) !== normalizeName(name)) {
      context.addIssue({ code: 'custom', path: ['signed_name'], message: formCode('signature_differs') });
    }
  })
  .meta({ id: 'W9Form' });

export type W9Form = z.input<typeof w9Form>;
