import { type LegalBlock, type LegalSection, legalPieces } from '@goldwren/messages/legal-text';
import { Fragment } from 'react';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { RowTable } from '../../shared/row-table.tsx';

function LinkedText({ text }: { text: string }) {
  return legalPieces(text).map(({ text, page }) =>
    page === null ? (
      <Fragment key={text}>{text}</Fragment>
    ) : (
      <PageLink key={text} page={page} className="link">
        {text}
      </PageLink>
    ),
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  if ('table' in block) return <RowTable {...block.table} />;
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-3">
      {block.list.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A section that can be linked to as `#id`. */
export function Section({ id, title, blocks }: LegalSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-14 lg:scroll-mt-0">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <div className="mt-2 grid gap-3 leading-relaxed text-ink-2">
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  );
}
