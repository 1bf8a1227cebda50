/** The scripts in a page's HTML: its entry, and everything imported with it. */
export const initialScripts = (html: string) =>
  ['entry', 'imports', 'chunks']
    .flatMap((part) => new RegExp(`data-${part}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [])
    .filter((script) => script !== '');
