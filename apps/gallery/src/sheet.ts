import type { ReactNode } from 'react';

export interface Specimen {
  /** What is special about it: its state. */
  readonly state: string;
  readonly show: ReactNode;
  /** It takes the whole window, and so gets one of its own. */
  readonly framed?: boolean;
}

/** What belongs together, in every state. */
export interface Sheet {
  readonly title: string;
  readonly specimens: readonly Specimen[];
}

/** Where the specimen of a frame is named in the address. */
const frameParameter = 'frame';

export function frameAddress(sheet: Sheet, { state }: Specimen): string {
  return `?${new URLSearchParams({ [frameParameter]: `${sheet.title}: ${state}` })}`;
}

/** The one specimen that this address is a frame of; null: it is that of the whole gallery. */
export function framedBy(search: string, sheets: readonly Sheet[]): Specimen | null {
  const wanted = new URLSearchParams(search).get(frameParameter);
  for (const sheet of sheets) {
    for (const specimen of sheet.specimens) if (`${sheet.title}: ${specimen.state}` === wanted) return specimen;
  }
  return null;
}
