/** What a tooltip says. Elements name it as `kind:name` in `data-tip`; the texts are in tips.ftl. */
import { officialName } from '$lib/board/officials';
import { cardWindows } from '$lib/printed';
import { has, t } from '$lib/words/fluent';
import { capital, listed, whoIs, type People } from '$lib/words/names';
import { reckoning } from './reckoning.svelte';

type Teller = (name: string, people: People) => string[];

function card(name: string): string[] {
  const window = cardWindows[name];
  return [
    `${t(`card-${name}`)}: ${t(`card-${name}-does`)}`,
    ...(window ? [t(`tip-window-${window}`)] : []),
    t(name === 'theft' ? 'tip-card-theft' : 'tip-card-worth'),
  ];
}

/** What a position of the temple would pay everybody, as the server reckons. */
function temple(name: string, people: People): string[] {
  const position = Number(name);
  if (!reckoning.forecast?.levels.length) return [];
  return people.names.map((_, seat) => {
    const { gold, points } = reckoning.at(position, seat);
    const parts = [
      ...(gold ? [t('tip-temple-gold', { gold })] : []),
      ...(points ? [t('tip-temple-points', { points })] : []),
    ];
    const what = parts.length ? listed(parts) : t('tip-temple-nothing');
    return t('tip-temple-who', { who: capital(whoIs(people, seat)), what });
  });
}

const TELLERS: Record<string, Teller> = {
  card,
  temple,
  statue: (name) => [`${t(`statue-${name}`)}: ${t(`statue-${name}-does`)}`, t('tip-statue')],
  official: (name) => [officialName(name), t('tip-official')],
  tile: (name) => [t(`tile-${name}-does`), t('tip-tile')],
};

/** The lines of a tooltip; none if there is nothing to say. */
export function tipOf(id: string, people: People): string[] {
  const [kind = '', name = ''] = id.split(':');
  const tell = TELLERS[kind];
  if (tell) return tell(name, people);
  const text = name ? `tip-${kind}-${name}` : `tip-${kind}`;
  return has(text) ? [t(text)] : [];
}
