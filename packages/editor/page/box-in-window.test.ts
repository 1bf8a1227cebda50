import { boxInWindow, inWindow } from './box-in-window';

const width = 1280;

/** The page, scaled to so much, and how wide the browser says that it is. */
const showPage = ({ zoom, told }: { zoom: string; told: number }) => {
  document.body.innerHTML = '<div id="root"><h1>Words</h1></div>';
  const root = document.getElementById('root')!;
  // Nothing is laid out here.
  jest.spyOn(root.style, 'getPropertyValue').mockReturnValue(zoom);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, told, 3000));
};

afterEach(() => jest.restoreAllMocks());

const box = { left: 40, top: 200, right: 800, bottom: 400 };
const scaled = { left: 20, top: 100, right: 400, bottom: 200 };

test.each([
  ['is not scaled', { zoom: '', told: width }, box],
  ['is scaled, and told as it is', { zoom: '0.5', told: width / 2 }, box],
  ['is scaled, and told as if it were not', { zoom: '0.5', told: width }, scaled],
])('a box of a page that %s', (_, page, expected) => {
  showPage(page);
  expect(inWindow([box])).toEqual([expected]);
  const heading = document.querySelector('h1')!;
  jest.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 200, 760, 200));
  expect(boxInWindow(heading)).toEqual(expected);
});
