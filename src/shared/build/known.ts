/**
 * A value that is always there, as the type cannot say. For build code.
 * @throws Error that says what is missing
 */
export function known<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) {
    throw new Error(`缺少${what}，这里应该总是有的：这是程序的错误`);
  }
  return value;
}
