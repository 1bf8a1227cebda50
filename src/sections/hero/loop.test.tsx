import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InAgency } from '../../ui/testing/in-agency';
import { Loop } from './loop';

const loop = { video: '/videos/oven.mp4', pause: 'Pause the video', play: 'Play the video' };

const [play, pause] = [jest.fn(() => Promise.resolve()), jest.fn()];
let idle: () => void = () => undefined;

type Visitor = { savesData?: boolean; noMotion?: boolean };

const show = ({ savesData = false, noMotion = false }: Visitor = {}) => {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: noMotion && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
    requestIdleCallback: (then: () => void) => {
      idle = then;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
  Object.assign(navigator, { connection: { saveData: savesData } });
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  return render(
    <InAgency>
      <Loop loop={loop} />
    </InAgency>,
  ).container;
};

const becomeIdle = () => act(() => idle());

beforeEach(() => jest.clearAllMocks());

test('nothing is loaded before the page is idle; then it plays, silent, until it is stopped', async () => {
  const container = show();
  expect(container.querySelector('video')).toBeNull();
  becomeIdle();
  const video = container.querySelector('video')!;
  expect(video).toHaveAttribute('src', '/videos/oven.mp4');
  expect(video.muted).toBe(true);
  expect(video.loop).toBe(true);
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the video' }));
  expect(pause).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('who wants no motion has none, unless it is asked for', async () => {
  const container = show({ noMotion: true });
  becomeIdle();
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(container.querySelector('video')).not.toBeNull();
  expect(play).toHaveBeenCalledTimes(1);
});

test('who saves data has neither video nor button', () => {
  expect(show({ savesData: true })).toBeEmptyDOMElement();
});
