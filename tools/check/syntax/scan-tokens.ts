import ts from 'typescript';

export type Token = {
  kind: ts.SyntaxKind;
  start: number;
  end: number;
  text: string;
  /** A text whose closing quote is missing. */
  unterminated: boolean;
};

/** The tokens of `source`, blanks and comments left out. Total: takes any text. */
export const scanTokens = (source: string): Token[] => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, source);
  const tokens: Token[] = [];
  for (;;) {
    const kind = scanner.scan();
    if (kind === ts.SyntaxKind.EndOfFileToken) return tokens;
    tokens.push({
      kind,
      start: scanner.getTokenStart(),
      end: scanner.getTokenEnd(),
      text: scanner.getTokenText(),
      unterminated: scanner.isUnterminated(),
    });
  }
};

export const isText = ({ kind }: Token) =>
  kind === ts.SyntaxKind.StringLiteral || kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral;

export const isName = ({ text }: Token) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text);
