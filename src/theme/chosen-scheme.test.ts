import { asChosen, chooseScheme, chosenScheme, isDark, onSchemeChange } from './chosen-scheme';

const dark = '@media screen and (prefers-color-scheme: dark){a{color:red}}';
const light = '(prefers-color-scheme: light)';

test.each([
  ['dark', dark, 'min-width: 0.01px'],
  ['light', dark, 'max-width: 0.01px'],
  ['dark', light, 'max-width: 0.02px'],
  ['light', light, 'min-width: 0.02px'],
] as const)('who chose %s has an answer to %s', (choice, css, answer) => {
  expect(asChosen(css, choice)).toContain(answer);
});

test.each([dark, light, '@media (prefers-color-scheme:dark){}'])(
  '%s can be asked anew after any choice',
  (css) => {
    const expected = css.replace(':dark)', ': dark)');
    for (const first of ['light', 'dark'] as const) {
      const once = asChosen(css, first);
      expect(asChosen(asChosen(once, 'light'), 'dark')).toBe(asChosen(css, 'dark'));
      expect(asChosen(once, undefined)).toBe(expected);
    }
  },
);

test('other questions stay as they are', () => {
  const css = '@media (min-width: 0px) and (max-width: 576px){a{color:red}}';
  expect(asChosen(css, 'dark')).toBe(css);
});

const style = () => {
  document.head.innerHTML = `<style>${dark}</style><meta name="theme-color" media="${light}">`;
  return () => {
    const [rule] = document.styleSheets[0]?.cssRules ?? [];
    return [
      (rule as CSSMediaRule).media.mediaText,
      document.querySelector('meta')?.getAttribute('media'),
    ];
  };
};

beforeEach(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

test('a choice is shown, kept, and told to who asked', () => {
  const media = style();
  const notified: boolean[] = [];
  const end = onSchemeChange(() => notified.push(isDark()));
  expect(isDark()).toBe(false);
  chooseScheme('dark');
  expect(media()).toEqual(['screen and (min-width: 0.01px)', '(max-width: 0.02px)']);
  chooseScheme('light');
  expect(media()).toEqual(['screen and (max-width: 0.01px)', '(min-width: 0.02px)']);
  end();
  expect(notified).toEqual([true, false]);
  expect(chosenScheme()).toBe('light');
});

test.each(['absent', 'refused'])('without storage (%s) a choice holds for the page', (how) => {
  const media = style();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    if (how === 'refused') throw new Error('SecurityError');
    return undefined as unknown as Storage;
  });
  chooseScheme('dark');
  expect(isDark()).toBe(true);
  expect(media()[0]).toContain('min-width');
  expect(chosenScheme()).toBeUndefined();
});
