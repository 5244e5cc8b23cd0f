/** The site has changed since this document was loaded: a page's HTML holds a body that its code here does not know. */
export class OtherBuildError extends Error {
  constructor(path: string) {
    super(`${path} 的正文与这一页的代码不是同一次构建的`);
  }
}
