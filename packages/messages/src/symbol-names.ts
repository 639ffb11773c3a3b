interface SymbolName {
  /** At the beginning of a sentence. */
  readonly one: string;
  /** Inside of one. */
  readonly many: string;
}

/** What the symbols of a game are called, by id; one without a name is called by its id. */
export function symbolNames(symbols: Readonly<Record<string, SymbolName>>) {
  return {
    one: (id: string): string => symbols[id]?.one ?? id,
    many: (id: string): string => symbols[id]?.many ?? id,
  };
}
