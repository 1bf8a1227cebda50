/**
 * The visitor's own choice of a scheme, where `schemes` of config/theme.ts says `switch`. Styles ask the device by
 * `prefers-color-scheme`, which no script can set: so the questions themselves are changed, in style sheets and in
 * attributes, to ones whose answer is known. Without a choice, and without script, the device’s preference counts.
 */

export type Scheme = 'light' | 'dark';

/** On the button, which says before script, too, what is shown. */
export const switchMark = 'data-scheme-switch';

/** In the browser's storage. */
const storageKey = 'scheme';

/** No screen is narrower than a hundredth of a pixel; no theme has these two widths. */
const widths = { dark: '0.01px', light: '0.02px' };

const question = /\((?:prefers-color-scheme: ?(dark|light)|m(?:in|ax)-width: ?0\.0(1|2)px)\)/g;

/** A media query, or styles with media queries, as the choice answers them; for no choice, as the device does. */
export const asChosen = (css: string, choice: Scheme | undefined): string =>
  css.replaceAll(question, (_, written: Scheme | undefined, width: string | undefined) => {
    const scheme = written ?? (width === '1' ? 'dark' : 'light');
    if (!choice) return `(prefers-color-scheme: ${scheme})`;
    return `(${choice === scheme ? 'min' : 'max'}-width: ${widths[scheme]})`;
  });

/** Undefined where nothing was chosen, or the browser keeps nothing. */
export const chosenScheme = (): Scheme | undefined => {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
};

const keepChoice = (choice: Scheme) => {
  try {
    window.localStorage.setItem(storageKey, choice);
  } catch {
    // It holds for this page.
  }
};

const isMedia = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;

const answerIn = (rules: CSSRuleList, choice: Scheme | undefined) => {
  for (const rule of rules) {
    if (isMedia(rule)) {
      const { mediaText } = rule.media;
      const answered = asChosen(mediaText, choice);
      if (answered !== mediaText) rule.media.mediaText = answered;
    }
    if ('cssRules' in rule) answerIn(rule.cssRules as CSSRuleList, choice);
  }
};

const answerAll = (choice: Scheme | undefined) => {
  for (const sheet of document.styleSheets) {
    try {
      answerIn(sheet.cssRules, choice);
    } catch {
      // Of another origin: it has no colours of ours.
    }
  }
  for (const element of document.querySelectorAll('meta[media], source[media]')) {
    const media = element.getAttribute('media') ?? '';
    const answered = asChosen(media, choice);
    if (answered !== media) element.setAttribute('media', answered);
  }
};

/** What this page shows; undefined where it is the device's. */
let shown: Scheme | undefined;

const onScheme = new Set<() => void>();

const device = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Shows the choice of an earlier visit from now on, also in styles that are added later. */
export const followChoice = () => {
  shown = chosenScheme();
  if (shown) answerAll(shown);
};

/** The button says what is shown, before script as well. */
export const markSwitch = () => {
  for (const button of document.querySelectorAll(`[${switchMark}]`)) {
    button.setAttribute('aria-pressed', String(isDark()));
  }
};

/** Shows a scheme, and keeps it for the next visits. */
export const chooseScheme = (choice: Scheme) => {
  shown = choice;
  keepChoice(choice);
  answerAll(choice);
  onScheme.forEach((note) => note());
};

/** Whether dark colours are shown now. */
export const isDark = (): boolean => (shown ? shown === 'dark' : device().matches);

/** Calls `note` when other colours are shown; returns what ends that. */
export const onSchemeChange = (note: () => void) => {
  const deviceQuery = device();
  onScheme.add(note);
  deviceQuery.addEventListener('change', note);
  return () => {
    onScheme.delete(note);
    deviceQuery.removeEventListener('change', note);
  };
};

/** Styles as this page answers their questions. */
export const answered = (css: string): string => (shown ? asChosen(css, shown) : css);
