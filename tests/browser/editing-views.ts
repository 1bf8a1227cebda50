import { expect, type Locator, type Page } from '@playwright/test';
import { mainForm } from './form-journey';

type View = {
  /** The path of the page that shows the result. */
  path: string;
  /** Expects the result, and returns the visibly changed parts of the page, if any. */
  see: (page: Page) => Promise<Locator | undefined>;
  /** Its picture needs more height than others. */
  tall?: true;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sections = (page: Page) => page.getByRole('main').locator('section h2');

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: heading(page, name) });

/** The visible part that contains these words. */
const seen = async (part: Locator, ...words: string[]) => {
  for (const word of words) await expect(part).toContainText(word);
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeVisible();
  return part;
};

/** What a visitor sees after each recipe of docs/editing.md, by its title. */
export const editingViews: Record<string, View> = {
  'Change a headline': {
    path: '/',
    see: (page) => seen(page.getByRole('heading', { level: 1 }), 'Growth For Your Business'),
  },
  'Change the words of a card': {
    path: '/',
    see: async (page) => {
      await expect(heading(page, 'Website Maintenance')).toHaveCount(0);
      return seen(cardOf(page, 'Website Care'), 'we’re');
    },
  },
  'Add a card': {
    path: '/',
    see: async (page) => {
      const titles = section(page, 'Our Services').getByRole('heading', { level: 3 });
      await expect(titles).toHaveCount(7);
      await expect(titles.first()).toHaveText('Photographs For Your Site');
      return seen(cardOf(page, 'Photographs For Your Site'), 'Half a day at your place');
    },
  },
  'Hide a section, and show it again': {
    path: '/Contact',
    tall: true,
    see: async (page) => {
      await expect(sections(page)).toHaveText(['Tell Us What You Need']);
      // Both forms load when they are near.
      await expect(mainForm(page).getByLabel('Message')).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await expect(footer.getByRole('form')).toBeVisible();
      await footer.evaluate((part) => window.scrollBy(0, part.getBoundingClientRect().top - 720));
      return undefined;
    },
  },
  'Change the order of sections': {
    path: '/Contact',
    tall: true,
    see: async (page) => {
      await expect(sections(page)).toHaveText(['Where To Find Us', 'Tell Us What You Need']);
      // The map, and above it the end of the opening.
      await page.evaluate(() => window.scrollTo(0, 250));
      return heading(page, 'Where To Find Us');
    },
  },
  'Change a drawing': {
    path: '/',
    see: async (page) => {
      const mobile = section(page, 'Mobile Web Design');
      return seen(mobile.locator('svg:has([data-part])'));
    },
  },
  'Show a photograph of your own': {
    path: '/About-us',
    see: async (page) => {
      const photo = page.getByRole('img', { name: 'The hills behind our studio in the evening' });
      await seen(photo);
      await expect
        .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1200);
      return photo;
    },
  },
  'Add a member of the team': {
    path: '/About-us',
    tall: true,
    see: (page) => seen(cardOf(page, 'Ines Moreau'), 'Photographer'),
  },
  'Change the telephone number and the e-mail address': {
    path: '/Services',
    see: async (page) => {
      const [bar, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
      for (const part of [bar, footer]) {
        const number = part.getByRole('link', { name: '+44 20 7946 0018' });
        await expect(number).toHaveAttribute('href', 'tel:+442079460018');
      }
      const mail = bar.getByRole('link', { name: 'hello@harbour-web.co.uk' });
      await expect(mail).toHaveAttribute('href', 'mailto:hello@harbour-web.co.uk');
      return bar.getByRole('link', { name: /7946|harbour/ });
    },
  },
  'Change the address': {
    path: '/Contact',
    see: (page) =>
      seen(page.getByRole('main').locator('address'), '12 Harbour Street', 'Bristol BS1 4ST'),
  },
  'Add a field to a form': {
    path: '/',
    see: async (page) => {
      const form = mainForm(page);
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form.getByRole('alert')).toContainText('Please enter your city');
      await expect(form.getByLabel('City')).toBeFocused();
      return form.getByRole('alert').or(form.getByLabel('City').locator('..'));
    },
  },
  'Ask something only where it matters': {
    path: '/',
    see: async (page) => {
      const form = mainForm(page);
      const box = form.getByLabel('We have a website already');
      await expect(form.getByLabel('Its address')).toBeHidden();
      await box.check();
      await expect(form.getByLabel('Its address')).toBeVisible();
      return box.or(form.getByLabel('Its address'));
    },
  },
  'Change a colour': {
    path: '/',
    see: async (page) => {
      const button = page.getByRole('banner').getByRole('link', { name: 'Work With Us' });
      await expect(button).toHaveCSS('background-color', 'rgb(31, 78, 158)');
      return seen(button);
    },
  },
  'Add a page': {
    path: '/About-cats',
    see: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About cats');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'About cats' });
      await expect(link).toHaveAttribute('href', '/About-cats');
      return seen(page.getByText('Two cats live in our studio.'));
    },
  },
  'Add an entry to the menu': {
    path: '/',
    see: async (page) => {
      const entry = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Questions' });
      await entry.click();
      await expect(page).toHaveURL(/\/About-us#faq$/);
      await expect(heading(page, 'FAQs for Business')).toBeInViewport();
      return entry;
    },
  },
};
