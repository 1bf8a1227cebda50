/**
 * The router marks the place in the browser's history before it shows anything, and throws where a
 * browser lets no page do so. Such a page goes on without marks: its links load whole pages.
 */
export const easeHistory = () => {
  try {
    window.history.replaceState(window.history.state, '');
  } catch {
    Object.defineProperty(window.history, 'replaceState', { value: () => undefined });
  }
};
