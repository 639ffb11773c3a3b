/** What a macro can say about a ticket, as `{name}` in its text. */
export const macroPlaceholders = ['name', 'reference', 'subject'] as const;
export type MacroPlaceholder = (typeof macroPlaceholders)[number];

export const macroTitleMaxLength = 80;

const placeholder = /\{([^{}]*)\}/g;

function isPlaceholder(name: string): name is MacroPlaceholder {
  return (macroPlaceholders as readonly string[]).includes(name);
}

/** Whether every placeholder of a text is known, so that no player receives a mistyped one. */
export function hasOnlyKnownPlaceholders(text: string): boolean {
  return [...text.matchAll(placeholder)].every(([, name = '']) => isPlaceholder(name));
}

/** Fills in the placeholders once. A placeholder in a value stays as it is, because people choose their names and subjects. */
export function fillMacro(text: string, values: Readonly<Record<MacroPlaceholder, string>>): string {
  return text.replace(placeholder, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}
