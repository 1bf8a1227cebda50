import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { button, editor, expect, testOf } from './hosted-editor';

/** For journeys of the editor whose files are in a repository: signing in, publishing, and what git has of it. */

export type AtHost = { address: string; repository: string };

export const testAtHost = (host: 'GitHub' | 'Gitea', site?: string) =>
  testOf<AtHost>('tests/browser/serve-editor-at-host.ts', site, host);

export const git = ({ repository }: AtHost, ...args: string[]) =>
  execFileSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' }).trim();

export const signIn = async (page: Page, { address }: AtHost, token: string) => {
  await page.addInitScript(() => localStorage.setItem('edit-hints', 'seen'));
  await page.goto(address);
  await page.getByLabel('Token').fill(token);
  await button(page, 'Sign in').click();
  await expect(editor(page)).toBeVisible({ timeout: 60_000 });
};

/** A button of the bar, which has no room for all of them on small screens. */
export const inBar = async (page: Page, name: string | RegExp) => {
  const wanted = button(page, name);
  const more = button(page, 'More');
  await expect(wanted.or(more).first()).toBeVisible();
  if (!(await wanted.isVisible())) await more.click();
  return wanted;
};

export const publish = async (page: Page) => {
  await (await inBar(page, /^What has changed \([1-9]/)).click();
  await button(page, 'Publish these changes').click();
  await button(page, 'Publish').click();
};

export const told = (page: Page, words: RegExp) =>
  expect(page.getByText(words).first()).toBeVisible();
