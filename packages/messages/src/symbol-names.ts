interface SymbolName {
  /** For the beginning of a sentence. */
  readonly one: string;
  /** For the middle of a sentence. */
  readonly many: string;
}

/** Returns the name of a symbol by ID. A symbol without a name uses its ID. */
export function symbolNames(symbols: Readonly<Record<string, SymbolName>>) {
  return {
    one: (id: string): string => symbols[id]?.one ?? id,
    many: (id: string): string => symbols[id]?.many ?? id,
  };
}
