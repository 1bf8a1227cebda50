import type { StructuredData } from '../structured-data';
import type { FilledList } from './listed-entry';
import { groupsOf, shownEntries } from './shown-entries';

/** What the list shows today, as the kind of its collection says it. */
export const structuredData: StructuredData<'list'> = (section, page) => {
  const list: FilledList = section;
  const groups = groupsOf(shownEntries(list, page.today)).map(({ group, entries }) => ({
    heading: group,
    entries,
  }));
  return groups.length > 0 ? page.ofList({ of: list.of, groups }) : [];
};
