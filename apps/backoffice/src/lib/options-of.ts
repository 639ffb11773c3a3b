/** Converts values and their names to the options of a select. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  named: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, named[value]]);
}

/** Returns the filter of a list that allows any of the values, or all of them. */
export function choiceOf<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  named: Readonly<Record<Value, string>>,
) {
  return { name, label, kind: 'choice', options: optionsOf(values, named) } as const;
}
