import { contactPage, site, type Row } from './row';

const map = "    {\n      kind: 'map',";
const to = "link: { label: 'Book there', to: 'https://calendly.com/us' }";
const address = "address: 'https://calendly.com/us'";

const embed = (more: string, link = to) =>
  `{ kind: 'embed', hidden: true, title: 'Book', ${more}${link && `, ${link}`} }`;

const script = (more = '', source = 'https://calendly.com/a.js') =>
  `script: { address: '${source}'${more} }`;

/** Mistakes in what another firm offers, on a site whose words to ask with are there or not. */
export const embeds: Row[] = (
  [
    [
      'an embed without words to ask with',
      `{ kind: 'embed', title: 'Book', ${address}, ${to} }`,
      'SITE-168',
    ],
    ['nothing to embed', embed('height: 400'), 'SITE-350'],
    ['an address and a script', embed(`${address}, ${script()}`), 'SITE-035'],
    ['a height and a ratio', embed(`${address}, height: 400, ratio: '16:9'`), 'SITE-035'],
    ['a script with a camera', embed(`${script()}, allow: ['camera']`), 'SITE-038'],
    ['a page of the site itself', embed("address: 'https://www.example.com/Contact'"), 'SITE-354'],
    ['an address without https', embed("address: 'http://calendly.com/us'"), 'SITE-034'],
    ['a script by its address alone', embed("script: 'https://calendly.com/a.js'"), 'SITE-027'],
    [
      'a script without its address',
      embed("script: { html: '<div></div>' }"),
      'SITE-022',
      "address: '…'",
    ],
    [
      'a script within the elements',
      embed(script(", html: '<script src=x></script>'")),
      'SITE-034',
    ],
    ['attributes as a group', embed(script(", attributes: { 'data-id': '7' }")), 'SITE-026'],
    ['a host with a path', embed(`${address}, hosts: ['https://pay.calendly.com/a']`), 'SITE-034'],
    ['a host without https', embed(`${address}, hosts: ['pay.calendly.com']`), 'SITE-034'],
    ['one host for a list', embed(`${address}, hosts: 'https://pay.calendly.com'`), 'SITE-026'],
    ['a power that there is not', embed(`${address}, allow: ['bluetooth']`), 'SITE-028'],
    ['a height of too few pixels', embed(`${address}, height: 60`), 'SITE-033', '100'],
    ['a height in a unit', embed(`${address}, height: '600px'`), 'SITE-024'],
    ['no link for those who do not agree', embed(address, ''), 'SITE-022', 'link:'],
    ['a link by its address alone', embed(address, "link: 'https://calendly.com'"), 'SITE-027'],
    ['an address misspelt', embed("adress: 'https://calendly.com/us'"), 'SITE-020', 'address'],
    ['a height misspelt', embed(`${address}, heigth: 400`), 'SITE-020', 'height'],
    [
      'a host misspelt',
      embed(`${address}, host: ['https://pay.calendly.com']`),
      'SITE-020',
      'hosts',
    ],
    ['one power for a list', embed(`${address}, allow: 'payment'`), 'SITE-026'],
    ['a power misspelt', embed(`${address}, allow: ['camara']`), 'SITE-028', "'camera'"],
    ['a ratio misspelt', embed(`${address}, raito: '16:9'`), 'SITE-020', 'ratio'],
    ['a name misspelt', embed(`${address}, nmae: 'Calendar'`), 'SITE-020', 'name'],
    ['a name that is a number', embed(`${address}, name: 7`), 'SITE-023', "'7'"],
    [
      'a script misspelt',
      embed("skript: { address: 'https://calendly.com/a.js' }"),
      'SITE-020',
      'script',
    ],
    ['a kind of the same meaning', "{ kind: 'iframe', title: 'Book' }", 'SITE-029'],
  ] as const
)
  .map(([what, section, code, suggests]): Row => [
    what,
    contactPage,
    map,
    `    ${section},\n${map}`,
    code,
    suggests,
  ])
  .concat([
    [
      'words to ask before an embed that name nobody',
      site,
      '  contact: {',
      "  consent: { text: 'By {host}.', agree: 'Yes', embed: { text: 'May we?', agree: 'Yes' } },\n  contact: {",
      'SITE-034',
    ],
  ]);
