/** What administrators may do to an account. Each is asked first, with what comes of it. */
import { answerOf, api, Refused } from '$lib/api/client';
import type { Account } from '$lib/api/types';
import { t } from '$lib/words/fluent';
import type { Deed, Given } from './office.svelte';
import type { AccountListed, Code } from './types';

const paramsOf = ({ id }: Account) => ({ params: { path: { account_id: id } } });
const because = ({ reason }: Given) => ({ reason });
const untilThen = ({ reason, until }: Given) => ({ reason, until });

export function banning(account: Account): Deed {
  return {
    title: t('admin-ban-who', { who: account.name }),
    line: t('admin-ban-line'),
    yes: t('admin-ban'),
    reason: 'needed',
    hasTerm: true,
    does: (given) =>
      answerOf(
        api.POST('/api/admin/accounts/{account_id}/ban', { ...paramsOf(account), body: untilThen(given) }),
      ),
  };
}

export function muting(account: Account): Deed {
  return {
    title: t('admin-mute-who', { who: account.name }),
    line: t('admin-mute-line'),
    yes: t('admin-mute'),
    reason: 'needed',
    hasTerm: true,
    does: (given) =>
      answerOf(
        api.POST('/api/admin/accounts/{account_id}/mute', { ...paramsOf(account), body: untilThen(given) }),
      ),
  };
}

export function unbanning(account: Account): Deed {
  return {
    title: t('admin-unban-who', { who: account.name }),
    line: t('admin-unban-line'),
    yes: t('admin-lift'),
    reason: 'none',
    does: () => answerOf(api.POST('/api/admin/accounts/{account_id}/unban', paramsOf(account))),
  };
}

export function unmuting(account: Account): Deed {
  return {
    title: t('admin-unmute-who', { who: account.name }),
    line: t('admin-unmute-line'),
    yes: t('admin-lift'),
    reason: 'none',
    does: () => answerOf(api.POST('/api/admin/accounts/{account_id}/unmute', paramsOf(account))),
  };
}

export function renaming(account: Account): Deed {
  return {
    title: t('admin-rename-who', { who: account.name }),
    line: t('admin-rename-line'),
    yes: t('admin-rename'),
    reason: 'needed',
    field: { label: t('admin-rename-field') },
    does: (given) => {
      const body = { name: given.field, ...because(given) };
      return answerOf(api.POST('/api/admin/accounts/{account_id}/rename', { ...paramsOf(account), body }));
    },
  };
}

/** The code is shown this once. */
export function resetting(account: Account, shows: (code: Code) => void): Deed {
  return {
    title: t('admin-reset-who', { who: account.name }),
    line: t('admin-reset-line'),
    yes: t('admin-reset'),
    reason: 'none',
    does: async () =>
      shows(await answerOf(api.POST('/api/admin/accounts/{account_id}/reset-password', paramsOf(account)))),
  };
}

export function merging(account: Account): Deed {
  return {
    title: t('admin-merge-who', { who: account.name }),
    line: t('admin-merge-line', { who: account.name }),
    yes: t('admin-merge'),
    reason: 'none',
    field: { label: t('admin-merge-field') },
    does: async (given) => {
      const into = await accountCalled(given.field);
      const body = { into: into.id };
      return answerOf(api.POST('/api/admin/accounts/{account_id}/merge', { ...paramsOf(account), body }));
    },
  };
}

/** The account of this name; refused as the server would if there is none. */
async function accountCalled(name: string): Promise<AccountListed> {
  const params = { query: { name, whole: true } };
  const { accounts } = await answerOf(api.GET('/api/admin/accounts', { params }));
  const [found] = accounts;
  if (!found) throw new Refused({ code: 'no_such_account', text: t('admin-no-account', { name }) });
  return found;
}

export function closing(account: Account): Deed {
  return {
    title: t('admin-delete-who', { who: account.name }),
    line: t('admin-delete-account-line'),
    yes: t('admin-delete'),
    reason: 'needed',
    does: (given) =>
      answerOf(
        api.POST('/api/admin/accounts/{account_id}/delete', { ...paramsOf(account), body: because(given) }),
      ),
  };
}
