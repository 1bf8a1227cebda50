/** Characters that go out at once: small texts one by one would take long. */
const size = 64 * 1024;

/** The same text in pieces of some size. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < size) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
