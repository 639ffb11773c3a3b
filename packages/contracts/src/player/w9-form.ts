/** The W-9 as a player fills it in: checked in the browser before it is sent, and by the API. */
import { isPostalAddress, isRegionOf, taxpayerNumberFault, taxpayerNumberTypes, w9Limits } from '@goldwren/rules';
import { z } from 'zod';
import { type FormCode, says } from '../shared/form-codes.ts';
import { personName, regionCode, visible } from '../shared/person.ts';

/** Longest number with every digit spaced out. */
const typedNumberMaxLength = 20;

function addressLine(whenMissing: FormCode, maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, says(whenMissing))
    .max(maxLength)
    .regex(visible, says('plain_text_only'))
    .refine(isPostalAddress, says('address_has_link'));
}

/** Names as a signature is compared: without case, and any spacing alike. */
function bare(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').toLocaleLowerCase('en-US');
}

export const w9Form = z
  .strictObject({
    legal_name: personName('full_name_missing', w9Limits.nameMaxLength).describe('As on the tax return.'),
    street: addressLine('street_missing', w9Limits.streetMaxLength),
    city: addressLine('city_missing', w9Limits.cityMaxLength),
    us_state: regionCode
      .min(2, says('region_missing'))
      .refine((code) => code.length < 2 || isRegionOf('US', code), says('region_not_of_country')),
    postal_code: z
      .string()
      .trim()
      .regex(/^\d{5}(-?\d{4})?$/, says('postal_code_invalid')),
    tin_type: z.enum(taxpayerNumberTypes),
    tin: z
      .string()
      .max(typedNumberMaxLength, says('tin_length'))
      .overwrite((typed) => typed.replace(/[\s-]/g, ''))
      .describe('Nine digits; spaces and hyphens are ignored.'),
    certified: z
      .literal(true, says('certification_missing'))
      .describe('Under penalties of perjury: number, name and address are right, and the player is a US person.'),
    signed_name: personName('signature_missing', w9Limits.nameMaxLength),
  })
  .superRefine(({ tin, tin_type: type, signed_name: signed, legal_name: name }, context) => {
    const fault = taxpayerNumberFault(type, tin);
    if (fault) context.addIssue({ code: 'custom', path: ['tin'], message: says(fault) });
    if (bare(signed) !== bare(name)) {
      context.addIssue({ code: 'custom', path: ['signed_name'], message: says('signature_differs') });
    }
  })
  .meta({ id: 'W9Form' });

export type W9Form = z.input<typeof w9Form>;
