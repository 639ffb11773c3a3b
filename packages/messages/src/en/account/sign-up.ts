import { brand, countries, account as rules, welcomeOffer } from '@goldwren/rules';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';

/** The two steps of the registration form, and the login page that follows. */
export const signUp = {
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  titles: ['Your account', 'About you'],
  goOn: 'Continue',
  back: 'Back',
  /** The form requests the password once, because the button at its end shows it. */
  passwordHint: `At least ${rules.passwordMinLength} characters. Use the eye to check what you typed.`,
  openTo: `For residents of the ${formats.and(countries.map(places.countryName))}.`,
  nameHint: 'Enter your name as on your ID. We pay prizes only to the person on the ID.',
  whyRegion: `We ask because ${brand.sweepsCoins} depend on where you live.`,
  /** In places without Sweeps Coins. */
  whyRegionWithout: 'We ask because the rules depend on where you live.',
  tooYoungIn: (years: number, name: string) =>
    `You must be ${years} or older in ${name}. If your date of birth is wrong, select Back and correct it.`,
  wrongDate: 'If your date of birth is wrong, select Back and correct it.',
  later: { US: 'Add my state later', CA: 'Add my province or territory later' },
  laterHint: `You start with ${coins.gold(welcomeOffer.goldHundredths)} only. Your ${coins.sweeps(welcomeOffer.sweepsHundredths)} stay locked until you add it on your dashboard.`,
  /** The links to the legal texts do not empty the form. */
  newTab: 'These texts open in a new tab.',
  filledIn: 'Your email and password are filled in. Select Log in to start.',
  useNew: 'Use the email and password that you signed up with.',
};
