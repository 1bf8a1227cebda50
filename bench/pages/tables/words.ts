import { slow4G, slowdown } from '../slow/slow-network';

const megabits = (bytes: number) => (bytes * 8) / 1_000_000;

/** The text around the tables. */
export const words = {
  lighthouse: (runs: number) =>
    `The agency’s site with the texts that tests have, whose pictures are drawn. Lighthouse on a phone with its default simulated throttling: the median of ${runs} runs a page, each in a fresh profile; the pages took turns. Nobody acts: these are the costs of a page that is only read. Bytes are as transferred, brotli where it applies; scripts in the HTML, compressed by themselves, count as script. The longest task is one of a processor 4 × slower; below 50 ms it is not told.`,
  peers:
    'All show the same Home: our section components of the same parts of Material UI, our theme, texts, forms and cut fonts, with the framework’s own links and rendering. “No script at all” is our page with its scripts taken out, the floor that no site gets below; “whole fonts” is the same with fonts that nothing was cut from. “By hand” is that page with a few lines of script that open the menu and questions, and send forms that the browser checks. Next.js is a static export with emotion’s styles in its HTML, the forms imported by the page, and links that prefetch nothing. Astro renders the page at build, hydrates the forms as they come into view, and opens the menu with ten lines of script. The peers leave out share tags and structured data.',
  ratios:
    'Our Home for one of theirs: below 1 is less than they need; “–” where theirs is nothing, or less than 50 ms.',
  slow: (runs: number) =>
    `Chromium as a phone, over ${megabits(slow4G.downloadThroughput)} Mbit/s down, ${megabits(slow4G.uploadThroughput)} Mbit/s up and ${slow4G.latency} ms to each answer, ${slowdown} × slower processor, median of ${runs}, each in a fresh profile.`,
  acts: 'Each act is the first on its page, which was read until nothing more came: with us it brings the script that the peers have loaded by then. The menu and forms are those of Home, the link leads from Services to Home, letters are typed and the form is sent on Contact, once it was near and filled in, half a second a field. Who reads three pages scrolls through Home and Services to their ends, follows a link of the footer, fills in the form of Contact in the same way, and sends it; the waits are those for the three pages and for thanks.',
  visits:
    '*Painted*: the largest part of Home, or from the press to the new heading. *Transferred*: until nothing more is asked for. After a deploy, pages are asked for anew, and files whose names did not change come from the cache.',
};
