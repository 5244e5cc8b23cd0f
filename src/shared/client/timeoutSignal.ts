/** `AbortSignal.timeout`, which the oldest browsers of the policy (`browserslist` in package.json) do not have. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
  return controller.signal;
}
