/** Text of config as the rest of a comment's line: nothing in it ends the line or hides what follows. */
export const rulesComment = (text: string): string =>
  `// ${text.replaceAll(/[\p{Other}\s]+/gu, ' ').trim()}`;
