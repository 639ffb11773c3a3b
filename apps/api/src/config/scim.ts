import { z } from 'zod';
import { setting } from './setting.ts';

/** The variables of the SCIM interface for the directory of the operator, and what leaving them empty means. */
export const scimVariables = {
  /** The bearer token of the directory. Empty: no SCIM. */
  SCIM_TOKEN: setting(z.string().min(32, 'must have at least 32 characters').optional()),
};
