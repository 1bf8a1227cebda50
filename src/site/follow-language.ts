/**
 * In the head of the page for unknown addresses, of a site in several languages: a host that has one such page for
 * all, or chooses it by the browser's language, shows it below the first page of another language as well. From there
 * it leads to the page of that language. Each home is the address of the first page of another one, as /de.
 */
const homes = document.currentScript?.dataset.homes?.split(' ') ?? [];
const pathname = `${window.location.pathname.toLowerCase()}/`;
const home = homes.find((each) => pathname.startsWith(`${each.toLowerCase()}/`));

if (home !== undefined) {
  const own = `${home}/404`;
  // A host that does not find that page either shows this one there.
  if (!pathname.startsWith(`${own.toLowerCase()}/`)) window.location.replace(own);
}
