import { staffCodes } from '@goldwren/rules';

export const colleaguesMessages = {
  title: 'Staff accounts',
  about: `Everyone with a back office account. More than ${staffCodes.perHour} wrong codes in an hour after the correct password lock an account. Ask the colleague in person before you unlock it.`,
  caption: 'Staff accounts',
  failed: 'Could not load the accounts.',
  name: 'Name',
  roles: 'Roles',
  state: 'Status',
  active: 'Active',
  disabled: 'Disabled',
  locked: 'Locked',
  since: (moment: string) => `since ${moment}`,
  unlock: {
    label: 'Unlock',
    title: (name: string) => `Unlock the account of ${name}`,
    text: 'The password and the authenticator do not change. If another person knows the password, do not unlock the account. Create a new one instead.',
    confirm: 'Unlock account',
    done: (name: string) => `The account of ${name} is unlocked.`,
  },
} as const;
