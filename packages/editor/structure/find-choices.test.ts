/** @jest-environment node */
import { routesExample } from '../../../src/schema/routes-example';
import { siteExample } from '../../../src/schema/site-example';
import { themeExample } from '../../../src/schema/theme-example';
import { choicesOf } from './find-choices';
import { type Files, listAt } from './list-at';

const file = 'config/pages/home.ts';

const kindsFor = (sections: object[]) => {
  const files = {
    'config/site.ts': siteExample,
    'config/routes.ts': routesExample,
    'config/theme.ts': themeExample,
    [file]: { title: 'Home', description: 'Home.', sections },
  } as unknown as Files;
  return choicesOf(listAt(files, { file, path: 'sections' })!, files).map(({ kind }) => kind);
};

test('what opens a page is offered first on an empty one, and no more where that is open', () => {
  const openings = ['hero', 'page-header'];
  expect(kindsFor([]).slice(0, 2)).toEqual(openings);
  const isOffered = (kind?: string) => kindsFor([{ kind: 'hero', title: 'Home' }]).includes(kind);
  expect(openings.filter(isOffered)).toEqual([]);
  const hidden = { kind: 'hero', title: 'Home', hidden: true };
  expect(kindsFor([hidden])).toEqual(expect.arrayContaining(openings));
});
