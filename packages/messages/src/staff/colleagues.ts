import { staffCodes } from '@goldwren/rules';

export const colleaguesMessages = {
  title: 'Colleagues',
  about: `Everyone with an account of the back office. More than ${staffCodes.perHour} wrong codes in an hour, after the right password, lock an account. Ask the colleague in person before you unlock it.`,
  caption: 'Accounts of the back office',
  failed: 'The accounts could not be loaded.',
  name: 'Name',
  roles: 'Roles',
  state: 'State',
  active: 'Active',
  disabled: 'Disabled',
  locked: 'Locked',
  since: (moment: string) => `since ${moment}`,
  unlock: {
    label: 'Unlock',
    title: (name: string) => `Unlock the account of ${name}`,
    text: 'The password and the authenticator stay the same. If somebody else knows the password, do not unlock: create a new account instead.',
    confirm: 'Unlock account',
    done: (name: string) => `The account of ${name} is unlocked.`,
  },
} as const;
