/** The lists of the administrators' page, page after page. */
import { answerOf, api } from '$lib/api/client';
import { Pages } from '$lib/ui/pages.svelte';
import type { AccountListed, Act, Report, TableListed } from './types';

export const STATES = ['', 'open', 'running', 'ended'] as const;

export interface TablesAsked {
  state: (typeof STATES)[number];
  title: string;
  player: string;
}

export interface ReportsAsked {
  state: 'open' | 'settled';
}

export function allTables(): Pages<TableListed, TablesAsked> {
  return new Pages(
    async (asked, after) => {
      const query = { ...asked, after };
      const { tables, next } = await answerOf(api.GET('/api/admin/tables', { params: { query } }));
      return { lines: tables, next };
    },
    (table) => table.id,
  );
}

/** Accounts whose names begin so. */
export function allAccounts(): Pages<AccountListed, { name: string }> {
  return new Pages(
    async ({ name }, after) => {
      const query = { name, after };
      const { accounts, next } = await answerOf(api.GET('/api/admin/accounts', { params: { query } }));
      return { lines: accounts, next };
    },
    (account) => account.id,
  );
}

export function allReports(): Pages<Report, ReportsAsked> {
  return new Pages(
    async ({ state }, after) => {
      const query = { state, after };
      const { reports, next } = await answerOf(api.GET('/api/admin/reports', { params: { query } }));
      return { lines: reports, next };
    },
    (report) => report.id,
  );
}

export function allActs(): Pages<Act, object> {
  return new Pages(
    async (_, after) => {
      const query = { after: after ? Number(after) : null };
      const { acts, next } = await answerOf(api.GET('/api/admin/acts', { params: { query } }));
      return { lines: acts, next };
    },
    (act) => act.id,
  );
}
