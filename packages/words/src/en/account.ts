import { brand, account as rules, welcomeOffer } from '@goldwren/rules';
import { ages } from './ages.ts';
import { coins } from './coins.ts';
import { formats } from './formats.ts';

/** Signing up and in, and the links of mails. */
export const account = {
  email: 'Email',
  password: 'Password',
  loginForm: 'Login',
  loggingIn: 'Logging in…',
  welcomeBack: 'Welcome back. Your balances are where you left them.',
  newHere: 'New here?',
  forgot: 'Forgot your password?',
  ratherNot: 'Rather not sign up?',
  enterFree: 'Enter without a purchase',
  registered: 'Registration successful! Please log in.',
  signUpForm: 'Sign up',
  welcome: (goldOnly: string) =>
    `New accounts start with ${coins.gold(welcomeOffer.goldHundredths)} and ${coins.sweeps(welcomeOffer.sweepsHundredths)}. No purchase necessary.${
      goldOnly === '' ? '' : ` ${brand.sweepsCoins} are not available in ${goldOnly}.`
    }`,
  already: 'Already have an account?',
  accept: 'By signing up you accept the',
  terms: 'Terms of Use',
  andThe: 'and the',
  rules: 'Sweepstakes Rules',
  haveRead: ', and have read the',
  privacy: 'Privacy Policy',
  firstName: 'First name',
  lastName: 'Last name',
  passwordHint: `At least ${rules.passwordMinLength} characters.`,
  confirmPassword: 'Confirm password',
  birthDate: 'Date of birth',
  mustBe: `Must be ${rules.minimumAgeYears}+ to join`,
  agesByPlace: ages.byPlace,
  country: 'Country',
  noRegion: {
    US: `Without a state, your ${coins.sweeps(welcomeOffer.sweepsHundredths)} stay locked until you add one on your dashboard.`,
    CA: `Without a province or territory, your ${coins.sweeps(welcomeOffer.sweepsHundredths)} stay locked until you add one on your dashboard.`,
  },
  closedIn: (name: string) => `${brand.name} is not available in ${name}.`,
  goldOnlyIn: (name: string) =>
    `${brand.sweepsCoins} are not available in ${name}. Your account starts with ${coins.gold(welcomeOffer.goldHundredths)} only.`,
  ageIn: (years: number, name: string) => `You must be ${years} or older in ${name}.`,
  notIn: (regions: string) => `Not available in: ${regions}`,
  creating: 'Creating your account…',
  marked: 'Please check the marked fields.',
  forgotIntro: 'We send a link to set a new one to your email address.',
  linkSent: `If this address has an account, a link is on its way. It is good for ${rules.resetLinkHours} ${formats.plural(rules.resetLinkHours, { one: 'hour', other: 'hours' })}.`,
  forgotForm: 'Forgot password',
  sending: 'Sending…',
  sendLink: 'Send me a link',
  resetIntro: 'It signs out every device that uses this account.',
  resetForm: 'Set a new password',
  newPassword: 'New password',
  saving: 'Saving…',
  setPassword: 'Set the new password',
  passwordSet: 'Your password is set. Please log in.',
  verifyIntro: 'One click shows that this address is yours.',
  verified: 'Your email address is verified.',
  toDashboard: 'Go to the dashboard',
  verifying: 'Verifying…',
  verify: 'Verify my email',
  totpCode: 'Code of your authenticator app',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use a code of the app',
};
