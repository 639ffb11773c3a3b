/** A symbol beside its paytable row; the row names it. */
export function StarlightPicture({ id }: { id: string }) {
  return (
    <svg className="size-9 text-(--accent)" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#sl-${id}`} />
    </svg>
  );
}
