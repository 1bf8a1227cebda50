/** One mistake: the change, the file, and the expected report. */
export type Mistake = {
  what: string;
  file: string;
  from: string;
  to: string;
  /** The expected code. */
  code: string;
  /** A part of the expected suggestion; omitted where none is possible. */
  suggests?: string;
  /** A part of the reported line, where it is not the first that changed. */
  at?: string;
  /** The reported file, where it is another one. */
  in?: string;
};

/** The same in short form; the suggestion is omitted where none is possible. */
export type Row = [
  what: string,
  file: string,
  from: string,
  to: string,
  code: string,
  suggests?: string | undefined,
  at?: string | undefined,
];

export const home = 'config/pages/home.ts';
export const about = 'config/pages/about.ts';
export const contactPage = 'config/pages/contact.ts';
export const product = 'config/pages/product.ts';
export const blog = 'config/pages/blog.ts';
export const contact = 'config/forms/contact.ts';
export const inquiry = 'config/forms/inquiry.ts';
export const freelancer = 'config/forms/freelancer.ts';
export const newsletter = 'config/forms/newsletter.ts';
export const site = 'config/site.ts';
export const theme = 'config/theme.ts';
export const routes = 'config/routes.ts';
export const notifications = 'config/notifications.ts';
