import { notificationsFile, pageFile, pageNameOf } from '../../../src/schema/config-files';
import { inOneLine } from '../../../src/schema/short-line';
import {
  groupOf,
  listOf,
  sectionsIn,
  textAt,
  textOf,
  type Values,
} from '../../config-values/values';
import { inQuotes, meantByName } from '../../problems/nearest/meant-by';
import { nearest } from '../../problems/nearest/nearest';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';
import { type CheckedSite, namesIn, type SiteCheck } from '../checked-site';
import { needless } from './found';

const file = notificationsFile;

/** What the link to confirm is called in the text of a mail. */
export const linkSign = '{link}';

type Optional = { at: string; confirmation: Record<string, unknown> };

/** The mails to senders. */
const confirmationsIn = (values: Values): Optional[] =>
  listOf(groupOf(values.get(file)).forms).flatMap((form, index) => {
    const { confirmation } = groupOf(form);
    const at = `forms[${index}].confirmation`;
    return confirmation === undefined ? [] : [{ at, confirmation: groupOf(confirmation) }];
  });

/** The names of pages whose visitors see a button to confirm; a template has no address of its own. */
const confirmingPages = (values: Values): string[] => [
  ...new Set(
    sectionsIn(values)
      .filter(({ section: { kind, hidden } }) => kind === 'confirm' && hidden !== true)
      .filter(({ file: page }) => groupOf(values.get(page)).each === undefined)
      .flatMap(({ file }) => pageNameOf(file) ?? []),
  ),
];

const wrongPage = ({ at, confirmation }: Optional, site: CheckedSite): Finding[] => {
  const { read: pages, lost } = namesIn(site).pages;
  const name = textAt(confirmation, 'optIn.page');
  const known = confirmingPages(site.values);
  if (name === undefined || [...lost, ...known].includes(name)) return [];
  const path = `${at}.optIn.page`;
  const [only, ...others] = known;
  if (!pages.includes(name)) {
    const meant = { ...meantByName(name, known.length > 0 ? known : pages), certain: false };
    return [{ error: 'noPageToConfirm', path, ...meant }];
  }
  const meant = only !== undefined && others.length === 0 ? inQuotes(only) : undefined;
  const see = { file: pageFile(name), path: 'sections' };
  const allowed = known.map(inQuotes).join(', ') || undefined;
  return [{ error: 'pageWithoutConfirm', path, allowed, see, ...becomes(meant, false) }];
};

/** The link: once there is one, the mail needs it; and only the text of a mail holds one. */
const wrongLink = ({ at, confirmation: { optIn, subject, text } }: Optional): Finding[] => {
  const found: Finding[] = [];
  const texts = listOf(text).flatMap((each) => textOf(each) ?? []);
  const title = textOf(subject) ?? '';
  if (title.includes(linkSign)) {
    const left = inOneLine(title.replaceAll(linkSign, ''));
    const meant = left === '' ? undefined : inQuotes(left);
    found.push({ error: 'linkInSubject', path: `${at}.subject`, ...becomes(meant, true) });
  }
  const place = listOf(text).findIndex((each) => textOf(each)?.includes(linkSign));
  if (optIn === undefined && place !== -1) {
    found.push({ error: 'linkWithoutOptIn', path: `${at}.text[${place}]` });
  }
  // A misspelt one has an error of its own.
  const names = texts.flatMap((each) =>
    [...each.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name),
  );
  const isMeant = names.some((name) => nearest(name, ['link']));
  if (optIn !== undefined && place === -1 && texts.length > 0 && !isMeant) {
    const meant = `[${[...texts, linkSign].map(inQuotes).join(', ')}]`;
    found.push({ error: 'noLinkToConfirm', path: `${at}.text`, ...becomes(meant, false) });
  }
  return found;
};

const namedPages = (values: Values) =>
  confirmationsIn(values).flatMap(({ confirmation }) => textAt(confirmation, 'optIn.page') ?? []);

export const pagesOfMails = (values: Values): string[] => [
  ...confirmingPages(values),
  ...namedPages(values),
];

/** Whether it is known where the mails lead: a wrong name may mean any page. */
const isKnownWhere = ({ values, read, lost }: CheckedSite): boolean => {
  const { forms } = groupOf(values.get(file));
  if ([...read, ...lost].includes(file) && !Array.isArray(forms)) return false;
  const known = confirmingPages(values);
  return confirmationsIn(values).every((each) => {
    const { optIn } = each.confirmation;
    const name = textAt(optIn, 'page');
    return optIn === undefined
      ? wrongLink(each).length === 0
      : name !== undefined && known.includes(name);
  });
};

/** Buttons to confirm that no mail leads to, and second ones of a page. */
export const uselessConfirms: SiteCheck['run'] = (site) => {
  const sections = sectionsIn(site.values).filter(({ section }) => section.kind === 'confirm');
  if (sections.length === 0) return [];
  const named = namedPages(site.values);
  const isKnown = isKnownWhere(site);
  return sections.flatMap((each): FileFinding[] => {
    const path = `${each.path}.kind`;
    const first = sections.find((other) => other.file === each.file);
    if (first && first !== each) {
      const see = { path: `${first.path}.kind` };
      return [{ file: each.file, ...needless('twoConfirms', each.path, { see }), path }];
    }
    const isLed = named.includes(pageNameOf(each.file) ?? '') || !isKnown;
    return isLed ? [] : [{ file: each.file, error: 'confirmedByNobody', path }];
  });
};

/** Links by which senders confirm, and the pages that they lead to. */
export const checkOptIn = (_: unknown, site: CheckedSite): Finding[] =>
  confirmationsIn(site.values).flatMap((each) => [...wrongPage(each, site), ...wrongLink(each)]);
