import { escapeHtml } from '../../src/head/escape-html';
import type { EmbeddedScript } from '../../src/sections/embed/script-page';

type Wanted = {
  script: EmbeddedScript;
  /** Other origins that the script loads from. */
  hosts?: string[] | undefined;
  /** What it is, for screen readers. */
  name: string;
  language: string;
  /** From left to right, if left out. */
  direction?: 'ltr' | 'rtl' | undefined;
};

/** What the script of another firm may load, and from where: nothing of this site. */
const policy = ({ script, hosts = [] }: Wanted) => {
  const from = [...new Set([new URL(script.address).origin, ...hosts])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${from}`,
    // Such scripts write styles into the page; there is nothing here that these could tell of.
    `style-src 'unsafe-inline' ${from}`,
    `img-src data: ${from}`,
    `font-src data: ${from}`,
    `media-src ${from}`,
    `connect-src ${from}`,
    `frame-src ${from}`,
    `form-action ${from}`,
    "base-uri 'none'",
  ].join('; ');
};

/** A page that holds nothing but the script of another firm and the elements that it needs beside it. */
export const scriptPageHtml = (wanted: Wanted): string => {
  const { script, name, language, direction = 'ltr' } = wanted;
  const attributes = (script.attributes ?? []).map(
    ({ name: key, value }) => ` ${key}="${escapeHtml(value)}"`,
  );
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`,
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy(wanted))}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="strict-origin">',
    `<title>${escapeHtml(name)}</title>`,
    '<base target="_blank">',
    '<body style="margin: 0">',
    script.html ?? '',
    `<script src="${escapeHtml(script.address)}" async${attributes.join('')}></script>`,
    '',
  ].join('\n');
};
