/** A mail as it is handed to a mailer. Headers hold one line each. */
export type Mail = {
  /** `<…@…>`, the same whenever the same mail is sent again (RFC 5322, section 3.6.4). */
  messageId: string;
  from: { name: string; address: string | null };
  to: readonly string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  date: Date;
};
