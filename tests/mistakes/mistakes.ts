import { accidents } from './accidents';
import { listed, redirects } from './addresses';
import { ageMistakes } from './ages';
import { beyondCss } from './beyond-css';
import { businessMistakes, businessRows } from './business';
import { characterMistakes } from './character';
import { codes, directions, unitless, unread } from './codes';
import { copied } from './copied';
import { editingMistakes } from './editing';
import { embeds } from './embeds';
import { formKindMistakes } from './form-kinds';
import { formRuleMistakes } from './form-rules';
import { formMistakes } from './forms';
import { frame } from './frame';
import { frameLooksMistakes } from './frame-looks';
import { keys, missing } from './keys';
import { layouts } from './layouts';
import { lengths, likely, otherwise, placeholders } from './likely';
import { looksMistakes } from './looks';
import { maintenanceMistakes } from './maintenance';
import { notificationMistakes } from './notifications';
import { openingMistakes } from './opening';
import { around, habits, pasted, signs } from './pasted';
import { placesMistakes } from './places';
import { sectionMistakes } from './plain-sections';
import { postMistakes } from './posts';
import { prefillMistakes } from './prefill';
import { priceMistakes } from './price';
import { brokenAddresses, linksInTexts, otherWords } from './reached';
import { links, pictures, places } from './references';
import { rhythmMistakes } from './rhythm';
import { contactPage, routes, type Mistake, type Row } from './row';
import { ruleConditionMistakes } from './rule-conditions';
import { schemeMistakes } from './schemes';
import { searchMistakes } from './search';
import { sections } from './sections';
import { sharedImages } from './shared-image';
import { structure } from './structure';
import { issues, unplain } from './syntax';
import { texts } from './texts';
import { themePartMistakes } from './theme-parts';
import { tried } from './tried';
import { units } from './units';
import { names, sorts, values, words } from './values';
import { visitsMistakes } from './visits';
import { wishes } from './wishes';
import { wordsFor } from './words-for';

const row = ([what, file, from, to, code, suggests, at]: Row): Mistake => ({
  what,
  file,
  from,
  to,
  code,
  ...(suggests && { suggests }),
  ...(at && { at }),
});

/** Single mistakes over all config files, as editors make them. */
export const mistakes: Mistake[] = [
  ...issues,
  ...pasted,
  ...habits,
  ...around,
  ...signs,
  ...texts,
  ...businessRows,
  ...structure,
  ...unplain,
  ...keys,
  ...missing,
  ...sorts,
  ...words,
  ...values,
  ...names,
  ...formMistakes,
  ...links,
  ...pictures,
  ...places,
  ...sections,
  ...embeds,
  ...visitsMistakes,
  ...frame,
  ...lengths,
  ...beyondCss,
  ...likely,
  ...placeholders,
  ...otherwise,
  ...notificationMistakes,
  ...otherWords,
  ...brokenAddresses,
  ...linksInTexts,
  ...codes,
  ...unitless,
  ...unread,
  ...wishes,
  ...accidents,
  ...copied,
  ...units,
  ...wordsFor,
  ...tried,
  ...listed,
  ...redirects,
  ...sharedImages,
  ...layouts,
  ...characterMistakes,
  ...schemeMistakes,
  ...frameLooksMistakes,
  ...themePartMistakes,
  ...editingMistakes,
  ...maintenanceMistakes,
  ...searchMistakes,
  ...postMistakes,
].map(row);

mistakes.push(
  ...directions,
  ...formKindMistakes,
  ...prefillMistakes,
  ...formRuleMistakes,
  ...ruleConditionMistakes,
  ...placesMistakes,
  ...priceMistakes,
  ...ageMistakes,
  ...openingMistakes,
  ...sectionMistakes,
  ...rhythmMistakes,
  ...looksMistakes,
  ...businessMistakes,
  {
    what: 'a page that begins with no heading',
    file: contactPage,
    from: "      kind: 'page-header',",
    to: "      kind: 'page-header',\n      hidden: true,",
    code: 'SITE-094',
    at: "kind: 'form'",
  },
  {
    what: 'no page for the address of the site',
    file: routes,
    from: "path: '/', aliases: ['/home']",
    to: "path: '/home'",
    code: 'SITE-086',
    at: 'pages: [',
  },
  {
    what: 'the last line deleted',
    file: routes,
    from: '} satisfies RoutesDefinition;\n',
    to: '',
    code: 'SITE-047',
    at: "unmatched: 'home',",
  },
  {
    what: 'the last brace deleted',
    file: contactPage,
    from: '} satisfies',
    to: ' satisfies',
    code: 'SITE-014',
    at: 'export default {',
  },
);
