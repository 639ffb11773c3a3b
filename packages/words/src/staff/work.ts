/** The first screen: what needs a person now. */
export const workWords = {
  title: 'Work',
  about: 'What needs a person now, the worst clock first.',
} as const;
