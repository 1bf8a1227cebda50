/** What tells the functions that send mails from others of the same project, and their names begin with. */
export const codebase = 'mail';
