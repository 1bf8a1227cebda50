/** The scripts that a page's HTML names: its entry, and all that is imported with it. */
export const initialScripts = (html: string) =>
  ['entry', 'imports', 'chunks']
    .flatMap((part) => new RegExp(`data-${part}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [])
    .filter((script) => script !== '');
