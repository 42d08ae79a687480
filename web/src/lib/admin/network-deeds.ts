/** Keeping guests of a network out, and letting them in again. */
import { answerOf, api } from '$lib/api/client';
import { t } from '$lib/words/fluent';
import type { Deed } from './office.svelte';

export function banningNetwork(): Deed {
  return {
    title: t('admin-network-ban'),
    line: t('admin-network-ban-line'),
    yes: t('admin-ban'),
    reason: 'needed',
    hasTerm: true,
    field: { label: t('admin-network'), hint: t('admin-network-hint') },
    does: ({ field: network, until, reason }) =>
      answerOf(api.POST('/api/admin/bans', { body: { network, until, reason } })),
  };
}

export function liftingNetwork(network: string): Deed {
  return {
    title: t('admin-network-lift', { network }),
    line: t('admin-network-lift-line'),
    yes: t('admin-lift'),
    reason: 'none',
    does: () => answerOf(api.DELETE('/api/admin/bans', { params: { query: { network } } })),
  };
}
