/**
 * Vite's `css`. Without settings of PostCSS, Vite looks for a file of its settings in the project's folder, and runs
 * it: a pull request could bring one.
 */
export const ownStyles = { postcss: {} };
