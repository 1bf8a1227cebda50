import { createHash } from 'node:crypto';

/** A name that tells nothing of what it stands for. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The same for the same content: a mailbox that is handed a mail again, because the first answer was
 * lost, can tell by it that it has it (RFC 5322, section 3.6.4).
 */
export const messageIdFor = (content: string, domain: string): string =>
  `<${hashOf(content).slice(0, 40)}@${domain}>`;
