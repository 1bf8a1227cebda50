import type { FileFinding } from '../finding';
import { groupOf, listOf, type Values } from '../read/values';

const siteFile = 'config/site.ts';

/** Sections that show what config/site.ts does not say: nothing of them would be seen. */
export const checkShownFacts = (values: Values): FileFinding[] => {
  if (!values.has(siteFile)) return [];
  const { contact, business } = groupOf(values.get(siteFile));
  const { place } = groupOf(contact);
  const { hours } = groupOf(business);
  const see = { file: siteFile, path: 'contact' };
  return [...values].flatMap(([file, page]) => {
    if (!file.startsWith('config/pages/')) return [];
    return listOf(groupOf(page).sections).flatMap((entry, index): FileFinding[] => {
      const { kind, hidden, hours: own, hoursTitle } = groupOf(entry);
      const path = `sections[${index}]`;
      if (hidden === true) return [];
      if (kind === 'map' && place === undefined) {
        return [{ file, error: 'mapWithoutPlace', path: `${path}.kind`, see }];
      }
      if (hours !== undefined) return [];
      if (kind === 'opening-hours' && own === undefined) {
        return [{ file, error: 'noHours', path: `${path}.kind`, see }];
      }
      return kind === 'contact' && hoursTitle !== undefined
        ? [{ file, error: 'noHours', path: `${path}.hoursTitle`, see }]
        : [];
    });
  });
};
