import type { ReactNode } from 'react';

export interface Specimen {
  /** The state that it shows. */
  readonly state: string;
  readonly show: ReactNode;
  /** True if it fills the whole window. It is then shown in a frame. */
  readonly framed?: boolean;
}

/** A group of related specimens in every state. */
export interface Sheet {
  readonly title: string;
  readonly specimens: readonly Specimen[];
}

/** URL parameter with the name of a specimen. */
const frameParameter = 'frame';

export function frameAddress(sheet: Sheet, { state }: Specimen): string {
  return `?${new URLSearchParams({ [frameParameter]: `${sheet.title}: ${state}` })}`;
}

/** Returns the specimen that the URL of a frame names, or null for the whole gallery. */
export function framedBy(search: string, sheets: readonly Sheet[]): Specimen | null {
  const name = new URLSearchParams(search).get(frameParameter);
  for (const sheet of sheets) {
    for (const specimen of sheet.specimens) if (`${sheet.title}: ${specimen.state}` === name) return specimen;
  }
  return null;
}
