import { useTheme } from '@mui/material/styles';
import { Children, Fragment, type ReactNode } from 'react';

/** As in from-right.ts; here, so that other builds leave out what only this needs. */
const mayBeFromRight = globalThis.__SITE__?.fromRight ?? true;

/** Letters of scripts that are written from right to left, among them Arabic and Hebrew (Unicode, Bidi_Class R and AL). */
const fromRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Telephone numbers, and amounts with a currency by its sign or its letters: they are read from left to right in every
 * language, but within a line from right to left browsers would put their groups, which blanks part, in the order of
 * words (Unicode, annex 9, rule N1).
 */
const figures =
  /((?:\+|\(?0)\d[\d\s()/.-]{4,}\d|(?:\p{Sc}|\b[A-Z]{3})\s?\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s?(?:\p{Sc}|[A-Z]{3}\b))/u;

const withNumbers = (text: string): ReactNode =>
  figures.test(text)
    ? text.split(figures).map((part, place) =>
        place % 2 === 1 ? (
          <bdi key={place} dir="ltr">
            {part}
          </bdi>
        ) : (
          <Fragment key={place}>{part}</Fragment>
        ),
      )
    : text;

/** Numbers, addresses and names in other scripts, which no letters around them turn round. */
const parted = (text: string): ReactNode =>
  fromRight.test(text) ? withNumbers(text) : <bdi dir="ltr">{text}</bdi>;

const Isolated = ({ text }: { text: string }) =>
  useTheme().direction === 'rtl' ? parted(text) : text;

const FromLeft = ({ children }: { children: ReactNode }) =>
  useTheme().direction === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children;

/** A text of which a page that is read from right to left leaves numbers, and what is in another script, as they are. */
export const isolated = (text: string): ReactNode =>
  mayBeFromRight ? <Isolated text={text} /> : text;

/** A figure, on any page read from left to right. */
export const fromLeft = (figure: ReactNode): ReactNode =>
  mayBeFromRight ? <FromLeft>{figure}</FromLeft> : figure;

/** The words of a link on a page of this direction; parts that are no text stay as they are. */
export const isolatedLabel = (children: ReactNode, direction: 'ltr' | 'rtl'): ReactNode => {
  if (!mayBeFromRight || direction === 'ltr') return children;
  return typeof children === 'string'
    ? parted(children)
    : Children.map(children, (child) => (typeof child === 'string' ? parted(child) : child));
};
