import type { MissingCells, OrderInput, OverCells, RowOrder } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { AppRoute } from '@ts-rest/core';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { CellRouter } from './cell-router.ts';
import { type CellPage, isInOrder, type MergedPage, mergePages } from './merge-pages.ts';
import { overCellsOf } from './over-cells-of.ts';
import { type CellsQuery, createQueryCells } from './query-cells.ts';
import { sumDays } from './sum-days.ts';

/** An answer to a call over cells, without the name of its cell. */
type PageBody = Omit<CellPage, 'cell'>;

/** The query or the body of such a call. */
interface Filters extends OrderInput {
  readonly cells?: 'all' | undefined;
  readonly limit?: number | undefined;
}

/** Adds the answers of the other cells to this cell's answer, when the call names all cells. Otherwise returns this cell's answer. */
export type ReadOverCells = <Answer extends { readonly status: number; readonly body: unknown }>(
  route: AppRoute,
  request: FastifyRequest,
  input: Readonly<Record<string, unknown>>,
  answerOwn: () => Promise<Answer>,
) => Promise<Answer | { readonly status: number; readonly body: unknown }>;

/** @param emailOf returns the email of a caller with a session; null for a read of another cell, which is not sent on. */
export function createReadOverCells(
  router: CellRouter,
  emailOf: (request: FastifyRequest) => string | null,
): ReadOverCells {
  const queryCells = createQueryCells(router);
  return async (route, request, input, answerOwn) => {
    const overCells = overCellsOf(route);
    const filters = (input.body ?? input.query ?? {}) as Filters;
    const email = emailOf(request);
    if (overCells === null || filters.cells !== 'all' || email === null) return answerOwn();
    const parse = parserOf(route.responses[200] as z.ZodType<PageBody>, overCells, filters);
    const [own, others] = await Promise.all([answerOwn(), queryCells(queryOf(request, email), parse)]);
    if (others.missing.length > 0) request.log.warn({ missing: others.missing }, 'cells are missing in an answer');
    const pages = [
      { ...(own.body as PageBody), cell: router.own },
      ...others.answers.map(({ cell, answer }) => ({ ...answer, cell })),
    ];
    const merged = merge(overCells, filters, pages);
    const isWhole = others.missing.length === 0;
    const sums =
      isWhole && overCells.merge === 'days'
        ? { sums: sumDays(overCells.sums.shape, merged.results ?? [], pages.length) }
        : {};
    return { status: own.status, body: { ...bodyOf(own.body as PageBody, merged, others.missing), ...sums } };
  };
}

/** The same call without `cells`. The cookie of the caller stays here. */
function queryOf(request: FastifyRequest, email: string): CellsQuery {
  const { pathname, searchParams } = new URL(request.raw.url ?? '', 'http://cell');
  searchParams.delete('cells');
  const query = searchParams.toString();
  const { cells: _all, ...body } = (request.body ?? {}) as Filters;
  return {
    email,
    method: request.method,
    url: query ? `${pathname}?${query}` : pathname,
    ...(request.method === 'GET' ? {} : { body }),
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
    },
  };
}

/** Returns null for an answer that is not one of this call, or whose rows have another order. */
function parserOf(schema: z.ZodType<PageBody>, overCells: OverCells, filters: Filters) {
  return (body: unknown): PageBody | null => {
    const { data } = schema.safeParse(body);
    const order = orderOf(overCells, filters);
    if (data && order && !isInOrder(data.results, order)) return null;
    return data ?? null;
  };
}

/** Null for answers without an order. */
function orderOf(overCells: OverCells, filters: Filters): RowOrder | null {
  if (overCells.merge === 'days') return { id: 'day', by: null, descending: true };
  return overCells.merge === 'pages' ? overCells.orderOf(filters) : null;
}

function merge(overCells: OverCells, filters: Filters, pages: readonly CellPage[]): Partial<MergedPage> {
  const order = orderOf(overCells, filters);
  if (order === null) {
    return { results: pages.flatMap(({ cell, results }) => results.map((row) => ({ ...row, cell }))) };
  }
  const [own] = pages;
  if (own && !isInOrder(own.results, order)) {
    throw new Problem('internal_error', { internal: 'the contract declares another order of this list' });
  }
  return mergePages(pages, order, filters.limit ?? pagination.defaultLimit);
}

/** The sum of some cells is not the total, so an incomplete answer has no totals. */
function bodyOf({ totals: _own, ...own }: PageBody, { totals, ...merged }: Partial<MergedPage>, missing: MissingCells) {
  return { ...own, ...merged, ...(totals && missing.length === 0 ? { totals } : {}), missing_cells: missing };
}
