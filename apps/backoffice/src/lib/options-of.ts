/** Each value of a list under its name, as a choice of it has them. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  named: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, named[value]]);
}
