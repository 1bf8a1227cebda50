/** @jest-environment node */
import { embedAddress } from './embed-address';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s', youtube],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  ['https://www.youtube.com/@us', undefined],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://vimeo.com/us', undefined],
  ['https://evil.example/https://vimeo.com/76979871', undefined],
])('%s is framed as %s', (address, framed) => {
  expect(embedAddress(address)).toBe(framed);
});
