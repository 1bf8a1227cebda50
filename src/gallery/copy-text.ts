/**
 * Puts `text` on the clipboard, and says so. Where the browser does not let it (the dev server asked
 * for by another name than localhost) it selects the text in `element` instead, and says how to go on.
 */
export const copyText = async (text: string, element: HTMLElement | null): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    if (element) window.getSelection()?.selectAllChildren(element);
    return 'Selected: press Ctrl+C, or ⌘C on a Mac';
  }
};
