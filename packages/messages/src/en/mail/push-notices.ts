import { brand, type PushNotice } from '@goldwren/rules';

/** The texts of push notifications. A locked screen shows them, so they contain no personal data and no amounts. */
export const pushNotices: { readonly title: string; readonly texts: Readonly<Record<PushNotice, string>> } = {
  title: brand.name,
  texts: {
    redemption: 'Your redemption has a new status.',
    new_device: 'Your account was opened in a new browser. If this was not you, change your password.',
    password_changed: 'Your password was changed. If this was not you, contact support.',
    second_factor_changed: 'Your second factor was changed. If this was not you, contact support.',
    recovery_code_used: 'A recovery code was used to log in. If this was not you, change your password.',
    test: 'This is a test. Notifications work in this browser.',
  },
};
