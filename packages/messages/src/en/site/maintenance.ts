import { formats } from '../formats.ts';

/** The banner about announced maintenance. */
export const maintenance = {
  label: 'Maintenance',
  announced: (from: string, until: string) =>
    `Maintenance from ${formats.moment(from)} to ${formats.moment(until)}, Eastern Time. You cannot start rounds, purchases or redemptions then.`,
  underWay: (until: string) =>
    `Maintenance until ${formats.moment(until)}, Eastern Time. You can finish open rounds. Your coins are safe.`,
};
