import type { Country, Helpline } from '@goldwren/rules';

/** Who to talk to; names, numbers and addresses are in packages/rules. */
export const helplines = {
  title: 'Talk to somebody',
  text: 'The calls are free and confidential. You do not need to be sure that there is a problem to call.',
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
    `If you want to talk to somebody, call ${name}, ${phone}. It is free and confidential.`,
  onThePage: 'If you want to talk to somebody, our Responsible Play page has the helpline of your province or state.',
  page: 'Find your helpline',
};
