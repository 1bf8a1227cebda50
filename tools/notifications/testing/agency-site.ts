import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who hears of the agency's four forms, in tests: its own config does without. */
const notifications = `import type { NotificationsDefinition } from './types';

export default {
  from: 'website@acme.test',
  forms: [
    { form: 'contact', to: ['office@acme.test'], subject: 'Message from {Fullname}' },
    { form: 'freelancer', to: ['jobs@acme.test', 'office@acme.test'] },
    { form: 'inquiry', to: ['office@acme.test'], subject: 'Inquiry: {Pname}' },
    { form: 'newsletter', to: ['office@acme.test'] },
  ],
} satisfies NotificationsDefinition;
`;

/** A folder with the agency's config and notifications. */
export const agencySite = () => {
  const root = mkdtempSync(join(tmpdir(), 'agency-'));
  cpSync('examples/agency/config', join(root, 'config'), { recursive: true });
  writeFileSync(join(root, 'config/notifications.ts'), notifications);
  return { root, remove: () => rmSync(root, { recursive: true }) };
};
