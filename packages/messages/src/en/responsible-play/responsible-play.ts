import {
  brand,
  coolOffDays,
  type ExclusionTerm,
  exclusionTerms,
  limitRules,
  realityCheckMinutes,
} from '@goldwren/rules';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { playBreaks } from './play-breaks.ts';

const terms = Object.keys(exclusionTerms) as ExclusionTerm[];

interface Tool {
  readonly title: string;
  readonly text: string;
}

/** The page /responsible-play. */
export const responsiblePlay = {
  title: 'Responsible Play',
  intro: `${brand.name} is for fun. If it stops being fun, stop. This page shows warning signs, what you can set, and who can help.`,
  principles: {
    title: 'Our principles',
    items: [
      {
        title: 'Play is entertainment',
        text: 'It is not a way to earn money or to win back losses. Over time every game keeps a part of all stakes, and it shows how much before you play.',
      },
      {
        title: 'You decide in advance',
        text: 'You set limits before you play, and they apply during a game. Our servers check them with every stake, so a second window cannot avoid them.',
      },
      {
        title: 'No pressure',
        text: 'No autoplay, no turbo, and no celebration of a win that is smaller than its stake. Every game shows your time and your net result.',
      },
      {
        title: 'A break is a break',
        text: 'During a break you cannot play or buy, and we send no offers. It cannot be shortened, not even by our staff.',
      },
    ] satisfies Tool[] as readonly Tool[],
  },
  signs: {
    title: 'Warning signs',
    text: 'Even one of these is a reason to set a limit, take a break or talk to someone.',
    items: [
      'You often spend more money or time than you planned.',
      'You continue playing to win back losses.',
      'You borrow, sell things or leave bills unpaid to play.',
      'You hide how much you play from family or friends.',
      'You think about play at work, at school or in bed.',
      'You feel restless or irritable when you try to stop.',
      'You play to escape worry, loneliness or low mood.',
      'You need larger stakes for the same excitement.',
    ] as readonly string[],
  },
  tools: {
    title: 'What you can set',
    items: [
      {
        title: 'Spending limits',
        text: `Limit your purchases and your losses of each coin, per day, week or month. A lower limit applies immediately. You can confirm a higher one after ${limitRules.loosenAfterHours} hours.`,
      },
      {
        title: 'Time limit',
        text: 'Limit how long you play. You can finish the round in progress, but not start another.',
      },
      {
        title: 'Session reminders',
        text: `A reality check every ${formats.or(realityCheckMinutes.map(String))} minutes pauses play until you have seen your time and result.`,
      },
      {
        title: 'Cool-off',
        text: `A break of ${formats.or(coolOffDays.map(String))} days. It ends automatically and cannot be shortened.`,
      },
      {
        title: 'Self-exclusion',
        text: `${formats.or(terms.map((term) => playBreaks.exclusion.term(term).toLowerCase())).replace(/^./, (first) => first.toUpperCase())}. It cannot be ended early.`,
      },
    ] satisfies Tool[] as readonly Tool[],
    limits: 'Set limits',
  },
  exclusion: {
    title: 'Stop for a long time',
    text: 'The next page explains self-exclusion before anything happens. To confirm, you enter your password and type a word.',
    request: 'Request Self-Exclusion',
    signedOut: 'Log in first, because self-exclusion applies to your account.',
  },
  underage: {
    title: 'Protecting minors',
    text: `${brand.name} is for people who are ${ages.inFull}.`,
    items: [
      `We ask for the date of birth at sign-up. We open no account for anyone below the minimum age where they live.`,
      'We check an identity document before the first prize. We close the account of a minor and pay no prize.',
      'Log out on shared devices, and do not share your password.',
      'Parental control programs can block this site on your children’s devices.',
    ] as readonly string[],
    report: 'If you think that a minor plays here, contact us.',
  },
};
