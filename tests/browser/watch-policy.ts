import type { Page } from '@playwright/test';

export type Violation = { directive: string; blocked: string; sample: string; at: string };

/** What the policy made the browser block, on every page that `page` shows from now on. */
export const watchPolicy = async (page: Page) => {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) =>
    violations.push(violation),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (found: object) => void })
        .reportViolation;
      const { effectiveDirective: directive, blockedURI: blocked, sample } = event;
      report({ directive, blocked, sample, at: location.pathname });
    });
  });
  return violations;
};
