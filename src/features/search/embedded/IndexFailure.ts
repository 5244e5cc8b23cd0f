/** Why the index cannot answer: a status code as in HTTP (0 without a network), and a message for the reader. */
export class IndexFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
