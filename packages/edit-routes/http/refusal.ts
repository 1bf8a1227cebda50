/** A request that is refused: the HTTP status, and why, in words for the person who edits. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
