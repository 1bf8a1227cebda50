import { inQuotes } from '../problems/nearest/meant-by';

type Page = {
  /** The page's name on the page itself, and in its tab: the latter is unique. */
  words: string;
  title: string;
  /** Where its button leads. */
  contact: string;
  /** The site shows the way to each page by itself: `breadcrumbs` of config/site.ts. */
  hasTrail: boolean;
};

const trail = (words: string) => `
      // The way from the first page to this one. The last entry is this page: it has no link.
      breadcrumb: [{ label: 'Home', to: '/' }, { label: ${inQuotes(words)} }],`;

/** A page to begin with: every line says what it does. The words may hold anything but line ends. */
export const pageSource = ({ words, title, contact, hasTrail }: Page): string => `\
import type { PageDefinition } from '#types';

// The page ${words}, from top to bottom. Change the words between the quotes, save the file, and
// run npm run check: it reports what is wrong.
export default {
  // The title in the browser's tab and in search results. Every page needs one of its own.
  title: ${inQuotes(title)},
  // What search results say below the title: one or two sentences, 160 characters at most.
  description: ${inQuotes(`Say here in one or two sentences what visitors find on the page ${title}.`)},
  // Each section stands in { }. Move it up or down with its brackets to change the order.
  sections: [
    {
      // The opening of the page.
      kind: 'page-header',${hasTrail ? '' : trail(words)}
      // The headline.
      title: ${inQuotes(words)},
      // The words below the headline. You may delete the line.
      lead: 'Say in a sentence or two for whom this page is and what they can do here.',
    },
    {
      // Words beside a picture.
      kind: 'feature',
      // The small words above the section. You may delete the line.
      label: 'Introduction',
      // The ground: 'default' (plain), 'tint' (a shade darker) or 'band' (dark).
      tone: 'tint',
      // The side of the picture: 'picture-right', 'picture-left', or 'wide' for the full width.
      layout: 'picture-right',
      // The section's headline.
      title: 'The First Thing To Know',
      // One paragraph in quotes per entry.
      paragraphs: [
        'Begin with what your visitors ask first. Write as you would say it to them.',
        'A second paragraph can say how it works, what it costs, or what it cannot do.',
      ],
      // Short lines with a tick each. You may delete them all, the line with points as well.
      points: ['One good reason', 'Another one', 'What you promise'],
      // A drawing of one to three parts: window, phone, card, bars, node, cursor, curve.
      picture: { scene: ['window', 'card'] },
    },
    {
      // An invitation with one button.
      kind: 'call-to-action',
      label: 'Next step',
      tone: 'band',
      title: 'Ask Us',
      // The words above the button.
      text: 'Say what happens when somebody presses the button, and how soon you answer.',
      // The button: its words, and the page it leads to.
      action: { label: 'Get in touch', to: ${inQuotes(contact)} },
    },
    // hidden: true in a section keeps it in this file without showing it.
  ],
} satisfies PageDefinition;
`;
