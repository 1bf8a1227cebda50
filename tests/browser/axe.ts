import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page by WCAG 2.2 AA and its own best practices, apart from `leftOut`. */
export const violationsIn = async (page: Page, leftOut: string[] = []) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(leftOut)
    // The map is another site's page; what is inside is not ours. The gallery's plates are looked at one by one.
    .exclude('iframe')
    // Otherwise a tab is opened for the results of frames that are left out: half of the time.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
