import { formats } from '../lib/format.ts';

/** An instant in the product's time zone in short form, with the full date on hover. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formats.dayAndTime(at)} className="whitespace-nowrap">
      {formats.moment(at)}
    </time>
  );
}
