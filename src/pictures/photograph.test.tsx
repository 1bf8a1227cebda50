import { render } from '@testing-library/react';
import { CoverPhoto } from '../ui/on-picture';
import { InAgency } from '../ui/testing/in-agency';
import { Photograph, type SizedPhoto } from './photograph';

const shown = (photo: SizedPhoto) => {
  const { container } = render(
    <InAgency>
      <Photograph photo={photo} sizes="50vw" />
    </InAgency>,
  );
  return {
    image: container.querySelector('img')!,
    sources: [...container.querySelectorAll('source')].map(({ media, type, srcset, sizes }) => [
      media,
      type,
      srcset,
      sizes,
    ]),
  };
};

const wide = { file: '/yard.webp', alt: 'The yard', width: 2400, height: 1600 };
const tall = { file: '/yard-tall.webp', width: 1200, height: 1500 };
const files = (name: string) => ({ avif: `/${name}.avif 400w`, webp: `/${name}.webp 400w` });
const narrow = '(max-width:767.95px)';

describe('a photograph', () => {
  it('is one element while there is one file', () => {
    const { image, sources } = shown(wide);
    expect(sources).toEqual([]);
    expect(image).toHaveAttribute('src', '/yard.webp');
    expect(image.parentElement?.tagName).not.toBe('PICTURE');
  });

  it('has its crop for narrow screens before the others, in both formats and its own shape', () => {
    const photo = { ...wide, sources: files('wide'), tall: { ...tall, sources: files('tall') } };
    const { sources, image } = shown(photo);
    expect(sources).toEqual([
      [narrow, 'image/avif', '/tall.avif 400w', 'auto, 50vw'],
      [narrow, '', '/tall.webp 400w', 'auto, 50vw'],
      ['', 'image/avif', '/wide.avif 400w', 'auto, 50vw'],
    ]);
    const [first] = image.parentElement!.querySelectorAll('source');
    expect(first).toHaveAttribute('width', '1200');
    expect(first).toHaveAttribute('height', '1500');
  });

  it('has it on the dev server too, which makes no sizes', () => {
    expect(shown({ ...wide, tall }).sources).toEqual([[narrow, '', '/yard-tall.webp', '']]);
  });

  it('is cut around its focus wherever it is cut', () => {
    const { image } = shown({ ...wide, focus: { x: 80, y: 20 } });
    expect(getComputedStyle(image).objectPosition).toBe('80% 20%');
  });

  it('of an opening is asked for by each screen in the shape that it shows', () => {
    const photo = { ...wide, sources: files('wide'), tall: { ...tall, sources: files('tall') } };
    render(
      <InAgency>
        <CoverPhoto photo={photo} sizes="100vw" />
      </InAgency>,
    );
    const preloads = [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => [
      link.getAttribute('imagesrcset'),
      link.getAttribute('media'),
    ]);
    expect(preloads).toEqual([
      ['/tall.avif 400w', narrow],
      ['/wide.avif 400w', '(min-width:768px)'],
    ]);
  });
});
