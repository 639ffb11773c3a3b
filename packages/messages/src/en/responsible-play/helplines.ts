import type { Country, Helpline } from '@goldwren/rules';

/** Helplines; their names, numbers and addresses are in packages/rules. */
export const helplines = {
  title: 'Talk to someone',
  text: 'Calls are free and confidential. You can call even if you are not sure that there is a problem.',
  where: (place: string) => `In ${place}`,
  anyState: 'In the United States',
  national: (place: string) => `National helpline, also for ${place}`,
  all: 'All helplines',
  lists: { US: 'States with their own helpline', CA: 'Provinces and territories' } satisfies Record<Country, string>,
  otherStates: 'In every other state',
  call: ({ phone }: Pick<Helpline, 'phone'>) => `Call ${phone}`,
  site: ({ name }: Pick<Helpline, 'name'>) => `Website of ${name}`,
  /** In mails. */
  sentence: ({ name, phone }: Pick<Helpline, 'name' | 'phone'>) =>
    `If you want to talk to someone, call ${name}, ${phone}. It is free and confidential.`,
  onThePage: 'If you want to talk to someone, our Responsible Play page lists the helpline of your province or state.',
  page: 'Find your helpline',
};
