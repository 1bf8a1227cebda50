/** Of its own, with the system's fonts: the site's styles may be what is broken. */
export const panelStyle = `
:host {
  /* At the end of the window, and behind the page's end: it never covers what is last. */
  position: sticky;
  inset-block-end: 0;
  z-index: 2147483647;
  display: block;
  color-scheme: light dark;
}
details {
  background: light-dark(#fff, #1c1f24);
  color: light-dark(#1b1e23, #eceef1);
  border-block-start: 3px solid #d2473a;
  box-shadow: 0 -4px 24px rgb(0 0 0 / 0.2);
  font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace;
}
summary {
  padding: 10px 16px;
  font-weight: 700;
  cursor: pointer;
}
summary:focus-visible,
pre:focus-visible {
  outline: 2px solid light-dark(#0b57d0, #a8c7fa);
  outline-offset: -2px;
}
pre {
  margin: 0;
  padding: 4px 16px 16px;
  max-height: 36vh;
  overflow: auto;
  overscroll-behavior: contain;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
`;
