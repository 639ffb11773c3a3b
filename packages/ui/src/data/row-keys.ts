import type { KeyboardEvent } from 'react';

const controls = 'a[href], button:not(:disabled), input, select';

function steps(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Keyboard navigation for a table, for an element around it. Arrow keys, Home and End move the focus between
 * the first controls of the rows, so that Enter opens the row. The down arrow enters the table from outside,
 * such as from its search field.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const typing = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const first = (row: Element) => row.querySelector<HTMLElement>(controls);
  const rows = [...currentTarget.querySelectorAll('tbody tr')].filter(first);
  const index = rows.findIndex((row) => row.contains(target as Node));
  if (typing && (index >= 0 || event.key !== 'ArrowDown' || (target as HTMLElement).tagName === 'SELECT')) return;
  if (index < 0 && event.key !== 'ArrowDown') return;
  const next = steps(event.key, index, rows.length);
  const row = next === null ? undefined : rows[next];
  if (!row) return;
  event.preventDefault();
  first(row)?.focus();
}
