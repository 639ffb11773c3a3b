import { gallery } from '@goldwren/messages/current/gallery';

/** Says what the labels on the posters mean. */
export function LabelsNote() {
  return <p className="mt-3 text-[0.8125rem] text-ink-3">{gallery.labels}</p>;
}
