/** Words about tables: titles with their expansions, levels of bots. */
import { has, t } from './fluent';
import { listed } from './names';

export function titleName(title: string): string {
  const [edition = '', ...expansions] = title.split('+');
  const name = t(`title-${edition}`);
  return expansions.length ? `${name} + ${listed(expansions.map((one) => t(`expansion-${one}`)))}` : name;
}

export function levelName(bot: string): string {
  return has(`level-${bot}`) ? t(`level-${bot}`) : t('level-other', { level: bot });
}
