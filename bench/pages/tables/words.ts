import { slow4G, slowdown } from '../slow/slow-network';
import { kibibytes } from './format';

const megabits = (bytes: number) => (bytes * 8) / 1_000_000;

/** The text around the tables. */
export const words = {
  lighthouse: (runs: number) =>
    `Lighthouse on a phone with its default simulated throttling: the median of ${runs} runs a page, each in a fresh profile; the pages took turns. Bytes are as transferred, brotli where it applies.`,
  /** `form`: bytes of our form's script, where measured. */
  peers: (form: number | undefined) =>
    `All show the same Home: our section components of the same parts of Material UI, our theme, texts, forms and cut fonts, with the framework’s own links and rendering. “No script at all” is our page with its scripts taken out, the floor that no site gets below; “whole fonts” is the same with fonts that nothing was cut from. Next.js is a static export with emotion’s styles in its HTML, the forms imported by the page, and links that prefetch nothing. Astro renders the page at build, hydrates the two forms as they come into view, and opens the menu with ten lines of script. The peers leave out share tags and structured data, and have no other pages. Nobody acts while Lighthouse looks: our script, with that of a form${form === undefined ? '' : ` ${kibibytes(form)} KiB`}, comes at a visitor’s first act and is not in these numbers; the peers’ is.`,
  ratios:
    'Our Home for one of theirs: below 1 is less than they need; “–” where theirs is nothing, or less than 50 ms.',
  visits: (runs: number) =>
    `Home in Chromium over ${megabits(slow4G.downloadThroughput)} Mbit/s down, ${megabits(slow4G.uploadThroughput)} Mbit/s up and ${slow4G.latency} ms to each answer, ${slowdown} × slower processor, median of ${runs}. *Painted*: the largest part of the page, or from the click to the new heading. *Answers*: from the visitor’s turn to the form until it is hydrated; until then it can be read, scrolled and typed into. *Transferred*: until nothing more is asked for. After a deploy, pages are asked for anew, and files whose names did not change come from the cache.`,
};
