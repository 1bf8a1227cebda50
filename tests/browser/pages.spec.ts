import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

const expectStays = async (page: Page, title: string, link: string) => {
  await expect(h1(page)).toHaveText(title);
  await expect(header(page).locator('nav [aria-current="page"]')).toHaveText(link);
};

test.describe('section 2: routes', () => {
  test('an unmatched path shows Home, with status 404 and not to be indexed', async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/Failed to load resource.*404/);
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('#root[data-ready]')).toBeAttached();
    await expect(h1(page)).toHaveText('Business Growth');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('every route change scrolls to the top and focuses the new page', async ({ page }) => {
    await open(page, '/');
    await footer(page).scrollIntoViewIfNeeded();
    await footer(page).getByRole('link', { name: 'Career' }).click();
    await expect(h1(page)).toHaveText('Join Our Team Only Freelancers');
    await expect(h1(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/Career$/);
    await expect(page).toHaveTitle(/Career/);

    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await page.goBack();
    await expect(h1(page)).toHaveText('Business Growth');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

const expectLinks = async (area: Locator, links: string[][]) => {
  for (const [name, to] of links) {
    const link = area.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', to!);
  }
};

test.describe('section 2: header', () => {
  test('on small screens: a toggle opens it; Escape closes it and returns focus; a link closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    const toggle = header(page).getByRole('button');
    await expect(toggle).toHaveAccessibleName('Open menu');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(header(page).getByRole('link', { name: 'Blog' })).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(header(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Blog' }).focus();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(header(page).getByRole('link', { name: 'Blog' })).toBeHidden();

    await toggle.click();
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(h1(page)).toHaveText('Blog & Best Advise');
    await expect(header(page).getByRole('link', { name: 'Blog' })).toBeHidden();
  });
});

test('section 2: /blog/ stays Blog once it is hydrated, with its footer', async ({ page }) => {
  await open(page, '/blog/');
  await expectStays(page, 'Blog & Best Advise', 'Blog');
  await expect(
    footer(page).getByRole('heading', { name: 'Are You A Business Man?' }),
  ).toBeVisible();
  await expectLinks(footer(page), [
    ['App Development', '/Services'],
    ['Web Development', '/Services'],
    ['Business Branding', '/Services'],
    ['Marketing Services', '/Services'],
    ['Services', '/Services'],
    ['Product', '/Product'],
    ['Blog', '/Blog'],
    ['Career', '/Career'],
    ['Contact Us', '/Contact'],
    ['Live Support', '/Contact'],
  ]);
  await expect(footer(page).locator('a[href^="tel:"]:visible')).toBeVisible();
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
  await expect(page.getByRole('link', { name: /Chat with us/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await footer(page).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

const lookAtHeader = async (page: Page) => {
  await expect(header(page).locator('nav a')).toHaveText([
    'Home',
    'About Us',
    'Product',
    'Services',
    'Blog',
    'Career',
    'Contact',
    'Work With Us',
  ]);
  await expectLinks(header(page), [['Work With Us', '/contact']]);
  await expect(header(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(header(page).locator('a[href^="mailto:"]')).toBeVisible();
  await expect(header(page).locator('a[href^="https://"]')).toHaveCount(3);
  await expect(header(page).getByRole('link', { name: /Business Growth/ })).toHaveAttribute(
    'href',
    '/',
  );
};

const lookAtHome = async (page: Page) => {
  await expect(sections(page)).toHaveText([
    "LET'S DISCUSS YOUR REQUIREMENT",
    'Software Solution Services',
    'Mobile Web Design',
    'UI And Digital Marketing',
    'Welcome to Business Growth',
    'Our Services',
    'Guides In Business Development',
    'Find Local Customers',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Our Vision' })).toHaveAttribute('href', '/About-Us');
  const area = (name: string) => main.getByRole('region', { name });
  const welcome = area('Welcome to Business Growth');
  await expect(welcome.getByRole('heading', { level: 3 })).toHaveText([
    'Why Create Websites?',
    'Why Create Applications?',
  ]);
  await expect(welcome.locator('a[href="/About-us"]')).toHaveCount(2);
  await expect(area('Our Services').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(
    area('Guides In Business Development').getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
  await expect(area('Guides In Business Development').locator('a[href="/Contact"]')).toHaveCount(3);
  await expect(area('Find Local Customers').locator('a[href="/contact"]')).toHaveCount(1);
  await expect(page.getByText('10M')).toHaveCount(0);
};

const skipToContent = async (page: Page) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
};

test('section 2: Home at /HOME/ has its header, its sections in order, and the skip link', async ({
  page,
}) => {
  await open(page, '/HOME/');
  await test.step('stays Home', () => expectStays(page, 'Business Growth', 'Home'));
  await test.step('header', () => lookAtHeader(page));
  await test.step('sections', () => lookAtHome(page));
  await test.step('skip link', () => skipToContent(page));
});

const expectBreadcrumb = async (page: Page, here: string) => {
  const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(items).toHaveText(['Home', here]);
  await expect(items.first().getByRole('link')).toHaveAttribute('href', '/');
};

test('section 2: Services has nine sections in order below a sticky navbar', async ({ page }) => {
  await open(page, '/Services');
  await expectBreadcrumb(page, 'Services');
  const titles = await sections(page).allTextContents();
  expect(titles.slice(0, 4)).toEqual([
    'Responsive Website Redesign',
    'CMS Website Development',
    'Website Maintenance',
    'Android app development',
  ]);
  expect(titles.slice(4, 7).every((title) => title.includes('SEO'))).toBe(true);
  expect(titles[6]).toContain('SERP');
  expect(titles.slice(7, 9)).toEqual(['E-Commerce App Development', 'iOS app development']);

  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(header(page).getByRole('link', { name: 'Blog' })).toBeInViewport();
});

test('section 2: Blog has an article and three cards whose Read More opens the full text in place', async ({
  page,
}) => {
  await open(page, '/Blog');
  const cards = page.getByRole('main').getByRole('region').last();
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Responsive Website Redesign',
    'E-Commerce App Development',
    'Design User Interface',
  ]);
  await expect(cards.getByText('Read More')).toHaveCount(3);
  const hidden = cards.locator('p:visible');
  const before = await hidden.count();
  await cards.getByText('Read More').first().click();
  await expect(cards.getByText('Read Less')).toHaveCount(1);
  await expect.poll(() => hidden.count()).toBeGreaterThan(before + 1);
  await expect(page).toHaveURL(/\/Blog$/);
  await cards.getByText('Read Less').click();
  await expect.poll(() => hidden.count()).toBe(before);
});

const lookAtCareer = async (page: Page) => {
  await open(page, '/Career');
  await expectBreadcrumb(page, 'Career');
  await expect(sections(page).first()).toHaveText(/find and hire .*team in 24 hours/i);
};

const lookAtProduct = async (page: Page) => {
  await open(page, '/Product');
  await expectBreadcrumb(page, 'Product');
  const link = page.getByRole('main').locator('a[target="_blank"]');
  await expect(link).toHaveAttribute('href', /^https:\/\/nfc\./);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('main')).toContainText(/tap/i);
  await expect(page.getByRole('main')).toContainText(/no app needed/i);
};

const lookAtContact = async (page: Page) => {
  await open(page, '/Contact');
  await expectBreadcrumb(page, 'Contact');
  const form = page.getByRole('main').getByRole('form');
  await expect(form.locator('label')).toHaveText([
    'Full Name *',
    'Business Name *',
    'Phone Number *',
    'Your Email Address *',
    'You are',
    'Message *',
  ]);
  await expect(form).toContainText('Fields marked * are required');
  await expect(form).toContainText(/We use what you write here to answer you/);
  const map = page.locator('iframe');
  await expect(map).toHaveAttribute('title', /map/i);
  await expect(map).toHaveAttribute('loading', 'lazy');
  expect((await map.boundingBox())?.height).toBe(500);
  // Beside it, for whom it is blocked.
  const place = page.getByRole('region', { name: 'Where To Find Us' });
  await expect(place).toContainText('Sample Street 1');
  await expect(place).toContainText('Sample Town');
  await expect(place.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
};

test('section 2: Career, Product with its link to the NFC card site, and Contact with form and map', async ({
  page,
}) => {
  await test.step('Career', () => lookAtCareer(page));
  await test.step('Product', () => lookAtProduct(page));
  await test.step('Contact', () => lookAtContact(page));
});

const lookAtVision = async (page: Page) => {
  await expectBreadcrumb(page, 'About Us');
  const vision = page.getByRole('region', { name: 'Our Vision' });
  await expect(vision.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/.*text=/);
  await vision.scrollIntoViewIfNeeded();
  for (const figure of ['100+', '150+', '12+', '3+']) {
    await expect(vision.getByText(figure, { exact: true }).first()).toBeVisible();
  }
};

const openQuestions = async (page: Page) => {
  const faq = page.getByRole('region', { name: 'FAQs for Business' });
  const open1 = faq.getByText('Plan six to eight weeks');
  const open2 = faq.getByText('One person who may decide');
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(6);
  await faq.getByText('How long does a website take?').click();
  await expect(open1).toBeVisible();
  await faq.getByText('What do you need from us?').click();
  await expect(open2).toBeVisible();
  await expect(open1).toBeHidden();
  await faq.getByText('What do you need from us?').click();
  await expect(open2).toBeHidden();
};

test('section 2: About at /About-Us has its vision, counters, and one open question at most (section 4)', async ({
  page,
}) => {
  await open(page, '/About-Us');
  await test.step('stays About', () => expectStays(page, 'About Us', 'About Us'));
  await test.step('vision', () => lookAtVision(page));
  await test.step('questions', () => openQuestions(page));
});
