import { gallery } from '@goldwren/messages/current/gallery';

/** Says what the labels on the posters mean, before the first one. */
export function LabelsNote() {
  return <p className="text-[0.8125rem] text-ink-3">{gallery.labels}</p>;
}
