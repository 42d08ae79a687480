/** What administrators of a site are sent. */
import type { components } from '$lib/api/schema';

type Schemas = components['schemas'];

export type Summary = Schemas['AdminSummary'];
export type AccountListed = Schemas['AccountListed'];
export type AccountSeen = Schemas['AccountSeen'];
export type TableListed = Schemas['TableAdminListed'];
export type TableSeen = Schemas['TableAdministered'];
export type Person = Schemas['PersonAtTable'];
export type Report = Schemas['ReportSeen'];
export type NetworkBan = Schemas['NetworkBan'];
export type Act = Schemas['Act'];
export type Code = Schemas['Code'];

/** The parts of the page, each with a list. */
export const PARTS = ['reports', 'tables', 'accounts', 'networks', 'acts'] as const;
export type Part = (typeof PARTS)[number];

/** Where on the page something is shown. */
export function placeOf(part: Part, id = ''): string {
  const asked = new URLSearchParams(id ? { show: part, id } : { show: part });
  return `/admin?${asked}`;
}
