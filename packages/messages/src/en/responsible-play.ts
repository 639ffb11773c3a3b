import {
  brand,
  coolOffDays,
  type ExclusionTerm,
  exclusionTerms,
  limitRules,
  realityCheckMinutes,
} from '@goldwren/rules';
import { ages } from './ages.ts';
import { formats } from './formats.ts';
import { playBreaks } from './play-breaks.ts';

const terms = Object.keys(exclusionTerms) as ExclusionTerm[];

interface Tool {
  readonly title: string;
  readonly text: string;
}

/** The page /responsible-play. */
export const responsiblePlay = {
  title: 'Responsible Play',
  intro: `${brand.name} is for fun. When it stops being fun, stop. This page says how to notice, what you can set, and who helps.`,
  principles: {
    title: 'Our principles',
    items: [
      {
        title: 'Play is entertainment',
        text: 'It is no way to earn money or to win back what was lost. Over time every game keeps a part of what is staked, and says before you play how large that part is.',
      },
      {
        title: 'You decide beforehand',
        text: 'Limits are set with a cool head and hold in the middle of a game. Our servers enforce them in the same step that takes a stake, so no second window gets around them.',
      },
      {
        title: 'No pressure',
        text: 'No autoplay, no turbo, no celebration of a win that is smaller than its stake. Time played and net result are in view at every table.',
      },
      {
        title: 'A break is a break',
        text: 'While you take one, nothing can be played or bought and we send no offers. Nobody can shorten it, our staff neither.',
      },
    ] satisfies Tool[] as readonly Tool[],
  },
  signs: {
    title: 'Warning signs',
    text: 'One of these is reason enough to set a limit, take a break or talk to somebody.',
    items: [
      'Spending more money or time than you meant to, again and again.',
      'Playing on to win back what you have lost.',
      'Borrowing, selling things or leaving bills unpaid in order to play.',
      'Hiding from family or friends how much you play.',
      'Thinking about play at work, at school or in bed.',
      'Feeling restless or irritable when you try to stop.',
      'Playing to get away from worry, loneliness or low spirits.',
      'Needing larger stakes for the same excitement.',
    ] as readonly string[],
  },
  tools: {
    title: 'What you can set',
    items: [
      {
        title: 'Spending limits',
        text: `For purchases and for what you lose of either coin, per day, week or month. Lower works at once; higher after ${limitRules.loosenAfterHours} hours and only if you confirm it.`,
      },
      {
        title: 'Time limit',
        text: 'For how long you play. The round in progress is finished, the next one is not begun.',
      },
      {
        title: 'Session reminders',
        text: `A reality check every ${formats.or(realityCheckMinutes.map(String))} minutes: play stops until you have seen your time and result.`,
      },
      {
        title: 'Cool-off',
        text: `A break of ${formats.or(coolOffDays.map(String))} days. It ends by itself and cannot be shortened.`,
      },
      {
        title: 'Self-exclusion',
        text: `${formats.or(terms.map((term) => playBreaks.exclusion.term(term).toLowerCase())).replace(/^./, (first) => first.toUpperCase())}. Nobody can lift it before its time.`,
      },
    ] satisfies Tool[] as readonly Tool[],
    limits: 'Set limits',
  },
  exclusion: {
    title: 'Stop for a long time',
    text: 'The next page says what a self-exclusion means before anything happens. It takes your password and a typed word.',
    request: 'Request Self-Exclusion',
    signedOut: 'Log in first: it is your account that is closed to play.',
  },
  underage: {
    title: 'Keeping minors out',
    text: `${brand.name} is for people who are ${ages.inFull}.`,
    items: [
      `We ask for the date of birth at sign-up and open no account for anybody below the minimum age of their place.`,
      'Before the first prize is paid we check an identity document. The account of a minor is closed and no prize is paid.',
      'Log out on shared devices, and keep your password to yourself.',
      'Parental control programs can block this site on the devices of your children.',
    ] as readonly string[],
    report: 'If you think that a minor plays here, tell us.',
  },
};
