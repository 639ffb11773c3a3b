/** Checks that two ways of counting gave the same integers. @throws Error if they differ */
export function assertSame(what: string, left: unknown, right: unknown): void {
  const text = (value: unknown) => JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${item}n` : item));
  if (text(left) !== text(right)) throw new Error(`the two methods disagree: ${what}`);
}
