/** Words that mean nothing to non-programmers, or that explain nothing. */
const jargon: RegExp[] = [
  /\b(?:boolean|string|array|object|undefined|null|regex|token|schema|literal|identifier)\b/i,
  /\b(?:syntax|parse[drs]?|invalid|property|attribute|parameter|argument|enum|integer|type ?error)\b/i,
  /\bschemas?\b|\bplain data\b|\bthe data\b|\bno data\b/i,
  /\bgroup of entries\b|\bentry that\b|\bno entry\b/i,
  /\bnot written as\b|\bas it must be\b|\bform that is allowed\b|\bwords that are allowed\b/i,
  /\bsign of another script\b|\bstands? beside\b|\bolder than\b|\bknown here\b/i,
  /\blanguage tag\b|\bcontrol characters?\b|\bJavaScript\b/i,
];

/** The first jargon word in a text. */
export const jargonIn = (text: string): string | undefined =>
  jargon.flatMap((sort) => sort.exec(text)?.[0] ?? [])[0];
