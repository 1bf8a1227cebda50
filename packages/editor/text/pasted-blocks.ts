import { withoutUnseen } from '../../../src/fields/typed-signs';
import { textOfWords, type MarkedWords } from './text-document';

/** What is pasted, as config writes it: with **marks**, in order. */
export type PastedBlock =
  | { is: 'paragraph' | 'heading'; text: string }
  | { is: 'list'; points: string[]; numbered: boolean };

const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Signs that nobody sees and no words need; between words of two directions, marks of direction are needed. */
const cleaned = (text: string) =>
  (fromRight.test(text)
    ? text.replaceAll(/[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g, '')
    : withoutUnseen(text)
  ).replaceAll(/\s+/g, ' ');

const blockTags = /^(P|DIV|H[1-6]|LI|UL|OL|TR|TABLE|BLOCKQUOTE|SECTION|ARTICLE|PRE|DD|DT|HR)$/;
const unreadTags = /^(STYLE|SCRIPT|HEAD|TITLE|META|XML|TEMPLATE)$/;
/** What divides words where it stands. */
const dividingTags = /^(TD|TH|IMG|BR)$/;

type Style = Omit<MarkedWords, 'text'>;

/** Documents of Google lead through a page of theirs, which says where to. */
const ofGoogle = 'https://www.google.com/url?';

const target = (href: string): string | undefined => {
  const through = href.startsWith(ofGoogle)
    ? new URLSearchParams(href.slice(ofGoogle.length)).get('q')
    : null;
  const to = through ?? href;
  if (!/^(https?:|mailto:|tel:)/i.test(to)) return undefined;
  return to.replaceAll(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
};

const styleOf = (element: HTMLElement, around: Style): Style => {
  const { fontWeight, fontStyle } = element.style;
  const isBold = /^(B|STRONG)$/.test(element.tagName) || around.isBold;
  const isItalic = /^(I|EM)$/.test(element.tagName) || around.isItalic;
  const href = element.tagName === 'A' ? element.getAttribute('href') : null;
  return {
    // Documents of Google stand in a <b> that is not bold.
    isBold: fontWeight === '' ? isBold : fontWeight === 'bold' || Number(fontWeight) >= 600,
    isItalic: fontStyle === '' ? isItalic : fontStyle === 'italic',
    to: href === null ? around.to : target(href),
  };
};

/** The words of a block, with one blank between any two and none around them. */
const textOf = (words: readonly MarkedWords[]) => {
  const trimmed: MarkedWords[] = [];
  let isAfterBlank = true;
  for (const each of words) {
    const text: string = isAfterBlank ? each.text.trimStart() : each.text;
    if (text === '') continue;
    trimmed.push({ ...each, text });
    isAfterBlank = text.endsWith(' ');
  }
  const last = trimmed.at(-1);
  if (last) last.text = last.text.trimEnd();
  return textOfWords(trimmed.filter(({ text }) => text !== ''));
};

/** How Word writes a point: a paragraph that begins with its sign. */
const ofWord = (element: Element) => {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list:(?!\s*Ignore)/i.test(style)) return undefined;
  const sign = [...element.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*Ignore/i.test(each.getAttribute('style') ?? ''),
  );
  return { numbered: /^\s*[\da-z]+[.)]/i.test(sign?.textContent ?? '') };
};

/** What was copied in a text processor or on a page, block by block. Its document is never shown. */
export const blocksOfHtml = (html: string): PastedBlock[] => {
  const blocks: PastedBlock[] = [];
  let words: MarkedWords[] = [];
  /** The list to which points are added. */
  let list: Extract<PastedBlock, { is: 'list' }> | undefined;

  const end = (is: 'paragraph' | 'heading' | 'point' = 'paragraph') => {
    const text = textOf(is === 'heading' ? words.map(({ text: each }) => ({ text: each })) : words);
    words = [];
    if (text === '') return;
    if (is === 'point' && list) list.points.push(text);
    else blocks.push({ is: is === 'heading' ? 'heading' : 'paragraph', text });
  };
  const beginList = (numbered: boolean) => {
    list = { is: 'list', points: [], numbered };
    blocks.push(list);
  };

  const visitAll = (element: Element, style: Style) =>
    element.childNodes.forEach((node) => visit(node, style));

  const visit = (node: Node, around: Style): void => {
    if (node instanceof Text) {
      words.push({ ...around, text: cleaned(node.data) });
      return;
    }
    if (!(node instanceof HTMLElement) || unreadTags.test(node.tagName)) return;
    if (/mso-list:\s*Ignore/i.test(node.getAttribute('style') ?? '')) return;
    const { tagName } = node;
    const style = styleOf(node, around);
    if (dividingTags.test(tagName)) words.push({ text: ' ' });
    if (!blockTags.test(tagName)) {
      visitAll(node, style);
      return;
    }
    const isInList = node.parentElement?.closest('ul, ol, li') !== null;
    end(isInList ? 'point' : 'paragraph');
    const point = ofWord(node);
    const isList = /^[UO]L$/.test(tagName);
    if (isList && !isInList) beginList(tagName === 'OL');
    else if (point && list === undefined) beginList(point.numbered);
    else if (!point && !isInList && !isList && tagName !== 'LI') list = undefined;
    visitAll(node, style);
    if (/^H[1-6]$/.test(tagName)) end('heading');
    else end(list && (isInList || tagName === 'LI' || point) ? 'point' : 'paragraph');
    if (isList && !isInList) list = undefined;
  };

  const { body } = new DOMParser().parseFromString(html, 'text/html');
  visitAll(body, {});
  end();
  return blocks.filter((block) => block.is !== 'list' || block.points.length > 0);
};

/** Only words: paragraphs stand between empty lines. */
export const blocksOfWords = (plain: string): PastedBlock[] =>
  plain
    .split(/\r?\n[\t ]*\r?\n/)
    .map((each) => cleaned(each).trim())
    .filter((text) => text !== '')
    .map((text) => ({ is: 'paragraph', text }));

/** The same as one text, for what holds no more than that. */
export const inOneText = (blocks: readonly PastedBlock[]): string =>
  blocks.map((block) => (block.is === 'list' ? block.points.join(' ') : block.text)).join(' ');
