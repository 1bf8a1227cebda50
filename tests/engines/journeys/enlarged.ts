import assert from 'node:assert/strict';
import practiceInAll from '../../../examples/dentist/config/pages/practice';
import { inEnglish } from '../../in-english';
import { openPage, type Journey } from '../journey';
import { isOpenToView, isThere, pathOf } from '../look';
import { enlargedPhoto, photoLink } from '../places';
import { soon } from '../soon';

const practice = inEnglish(practiceInAll);

export const enlarged: Journey = {
  name: 'a picture is enlarged by a press, and Back closes it and stays on the page',
  folder: 'examples/dentist',
  walk: async (stage) => {
    const { visitor } = stage;
    const gallery = practice.sections.find(({ kind }) => kind === 'gallery');
    assert(gallery?.kind === 'gallery');
    const alt = gallery.photos[0]?.alt ?? '';
    await openPage(stage, '/Team');
    await openPage(stage, '/Practice');
    await visitor.ask('window.sameDocument = true');
    await visitor.click(photoLink(alt));
    await soon('it is large', () => isOpenToView(visitor, enlargedPhoto(alt)), true);
    await visitor.ask('history.back()');
    await soon('it is large', () => isThere(visitor, enlargedPhoto(alt)), false);
    assert.equal(await pathOf(visitor), '/Practice');
    await soon('it is in view', () => isOpenToView(visitor, photoLink(alt)), true);
    assert.equal(await visitor.ask('window.sameDocument'), true);
  },
};
