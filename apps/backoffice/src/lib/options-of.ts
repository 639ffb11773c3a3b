/** Converts values and their names to the options of a select. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  named: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, named[value]]);
}
